//! `dooz web`: the page, served by the program.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, ChildStderr};

use crate::program::{command, dooz};

/// A program that serves the page, until it goes out of scope.
struct Server {
    child: Child,
    /// Host and port.
    host: String,
}

impl Server {
    fn start(arguments: &[&str]) -> Self {
        let arguments = [&["web", "--no-open"], arguments].concat();
        let mut child = command(&arguments).spawn().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let address = output.lines().nth(1).expect("the address").unwrap();
        let host = address.strip_prefix("http://").unwrap();
        let host = host.strip_suffix('/').unwrap().to_owned();
        Self { child, host }
    }

    /// Returns the head and the body of the answer to a request.
    fn get(&self, path: &str, host: &str, headers: &str) -> (String, Vec<u8>) {
        let mut stream = TcpStream::connect(&self.host).unwrap();
        write!(
            stream,
            "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{headers}\r\n"
        )
        .unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        let end = answer.windows(4).position(|four| four == b"\r\n\r\n");
        let body = answer.split_off(end.expect("a head has an end") + 4);
        (String::from_utf8(answer).unwrap().to_lowercase(), body)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

#[test]
fn the_page_is_served_or_it_is_said_how_to_get_it() {
    let Some(page) = dooz_dist::PAGE else {
        let run = dooz(&["web", "--no-open"], "");
        assert_eq!(run.status, 1);
        assert_eq!(run.output, "");
        assert!(run.errors.contains("`cargo xtask web`"), "{}", run.errors);
        return;
    };

    let server = Server::start(&["--port", "0"]);
    assert!(server.host.starts_with("127.0.0.1:"));
    for file in page.files {
        let path = format!("/{}", file.path);
        let (head, body) = server.get(&path, &server.host, "");
        assert!(head.starts_with("http/1.1 200 "), "{path}: {head}");
        assert!(head.contains(file.media_type()), "{path}: {head}");
        assert!(body == file.content(), "{path} has changed on the way");

        let (head, body) = server.get(&path, "localhost", "Accept-Encoding: gzip\r\n");
        assert!(head.contains("content-encoding: gzip"), "{path}: {head}");
        assert!(body == file.gzipped, "{path} has changed on the way");
    }
    let (head, body) = server.get("/", &server.host, "");
    assert!(head.contains("frame-ancestors 'none'"), "{head}");
    assert!(String::from_utf8(body).unwrap().contains("boot.js"));

    let (head, _) = server.get("/", "evil.example", "");
    assert!(head.starts_with("http/1.1 421 "), "{head}");
    let (head, _) = server.get("/../Cargo.toml", &server.host, "");
    assert!(head.starts_with("http/1.1 404 "), "{head}");
}

#[test]
fn a_port_that_is_taken_is_named_with_the_remedy() {
    if dooz_dist::PAGE.is_none() {
        return;
    }
    let other = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = other.local_addr().unwrap().port().to_string();

    let run = dooz(&["web", "--no-open", "--port", &port], "");
    assert_eq!(run.status, 1);
    let sentence = format!("dooz: Port {port} is in use. Name another one with --port");
    assert!(run.errors.starts_with(&sentence), "{}", run.errors);
}

#[test]
fn nothing_is_printed_but_the_address() {
    if dooz_dist::PAGE.is_none() {
        return;
    }
    // The default port may be taken on this machine; it works all the same.
    let mut server = Server::start(&[]);
    server.get("/", &server.host, "");
    let mut errors: ChildStderr = server.child.stderr.take().unwrap();
    server.child.kill().unwrap();
    let mut said = String::new();
    errors.read_to_string(&mut said).unwrap();
    assert_eq!(said, "");
}
