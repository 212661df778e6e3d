//! `dooz web`: the page, served by this program.
//!
//! Only this machine can reach the server, and the page connects to nothing
//! else.

mod site;

use std::convert::Infallible;
use std::io::{self, Write};
use std::net::{Ipv4Addr, TcpListener};
use std::time::Duration;

use clap::Args;
use dooz_locale::Locale;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};

use crate::args::values::number;
use crate::failure::Failure;
use crate::printer::Printer;

pub use site::Site;

/// The default port: D, O, O and Z on a telephone keypad. A browser stores data
/// by port as well, so the page should return to the same one.
const DEFAULT_PORT: u16 = 3669;

/// The arguments of `dooz web`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Args)]
pub struct WebArgs {
    /// The port to serve the page on, if not the default one.
    #[arg(
        long,
        value_name = "NUMBER",
        allow_hyphen_values = true,
        value_parser = number::<u16>(0, u16::MAX.into()),
    )]
    pub port: Option<u16>,
    /// Does not open a browser.
    #[arg(long)]
    pub no_open: bool,
}

/// Serves the page until the program is stopped.
///
/// # Errors
///
/// Returns an error if this program has no page, the system provides no socket,
/// or the output cannot be written.
pub fn run(args: &WebArgs, printer: &Printer, output: &mut dyn Write) -> Result<(), Failure> {
    let locale = printer.locale();
    let page = dooz_dist::PAGE.ok_or_else(|| locale.text("web-no-page").into_owned())?;
    let listener = listen(args.port).map_err(|error| {
        let port = args.port.unwrap_or(DEFAULT_PORT);
        cannot_listen(port, &error, locale)
    })?;

    let address = format!("http://{}/", listener.local_addr()?);
    printer.say(output, "web-ready", &[])?;
    // Alone on its line, so that terminals make it a link.
    writeln!(output, "{address}")?;
    output.flush()?;
    if !args.no_open {
        // Without a browser, the address is there all the same.
        let _ = open::that_detached(&address);
    }
    Ok(serve(listener, Site::new(page))?)
}

/// Listens on the requested port; otherwise on the default one, or any that is
/// free.
fn listen(port: Option<u16>) -> io::Result<TcpListener> {
    let bind = |port| TcpListener::bind((Ipv4Addr::LOCALHOST, port));
    match port {
        Some(port) => bind(port),
        None => bind(DEFAULT_PORT).or_else(|_| bind(0)),
    }
}

fn cannot_listen(port: u16, error: &io::Error, locale: &Locale) -> String {
    let key = match error.kind() {
        io::ErrorKind::AddrInUse => "web-port-taken",
        _ => "web-port-refused",
    };
    let gaps = [
        ("port", port.to_string().into()),
        ("reason", error.to_string().into()),
    ];
    locale.format(key, &gaps)
}

fn serve(listener: TcpListener, site: Site) -> io::Result<()> {
    listener.set_nonblocking(true)?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::from_std(listener)?;
        loop {
            let Ok((stream, _)) = listener.accept().await else {
                // A visitor left at once, or there are too many at a time: the
                // latter passes, but not sooner by retrying.
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            };
            let answer =
                service_fn(
                    move |request| async move { Ok::<_, Infallible>(site.answer(&request)) },
                );
            let connection = http1::Builder::new()
                .timer(TokioTimer::new())
                .serve_connection(TokioIo::new(stream), answer);
            // An error on one connection does not concern the others.
            tokio::spawn(connection);
        }
    })
}
