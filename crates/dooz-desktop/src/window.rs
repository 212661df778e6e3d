//! The window, which shows the page and nothing else.

use std::error::Error;
use std::io::Cursor;
use std::rc::Rc;

use dooz_dist::Page;
use dooz_locale::Locale;
use etcetera::BaseStrategy;
use tao::dpi::{LogicalSize, PhysicalPosition, PhysicalSize};
use tao::event::{Event, WindowEvent};
use tao::event_loop::{ControlFlow, EventLoop};
use tao::platform::run_return::EventLoopExtRunReturn;
use tao::window::{Icon, Window, WindowBuilder};
use wry::{NewWindowResponse, WebContext, WebView, WebViewBuilder};

use crate::pages;
use crate::window_state::{SMALLEST, Screen, StateHistory, WindowState};

/// Opens the window and returns when it is closed.
pub(crate) fn run(page: Page, locale: &Locale) -> Result<(), Box<dyn Error>> {
    let folders = etcetera::choose_base_strategy()?;
    let state_file = folders.config_dir().join("dooz/window.json");

    let mut event_loop = EventLoop::new();
    let screens: Vec<Screen> = event_loop
        .available_monitors()
        .map(|screen| {
            let (at, size) = (screen.position(), screen.size());
            (at.x, at.y, size.width, size.height)
        })
        .collect();
    let saved = WindowState::load(&state_file).filter(|state| state.can_be_reached(&screens));
    let window = Rc::new(builder(page, saved, locale).build(&event_loop)?);

    // Without a folder, the page's storage would end with the window.
    let mut context = WebContext::new(Some(folders.data_dir().join("dooz/page")));
    let view = show(page, &window, &mut context)?;

    let mut history = StateHistory::new(saved.unwrap_or_else(|| state_of(&window)));
    event_loop.run_return(|event, _, control_flow| {
        *control_flow = ControlFlow::Wait;
        match event {
            Event::WindowEvent {
                event: WindowEvent::Resized(_),
                ..
            } => history.note(state_of(&window)),
            Event::WindowEvent {
                event: WindowEvent::CloseRequested,
                ..
            } => {
                // A convenience: failure is not worth a message on the way out.
                let _ = history.at_end(state_of(&window)).save(&state_file);
                *control_flow = ControlFlow::Exit;
            }
            _ => {}
        }
    });
    // In this order: the view uses the context, and its threads must not
    // outlive either.
    drop(view);
    drop(context);
    Ok(())
}

fn builder(page: Page, saved: Option<WindowState>, locale: &Locale) -> WindowBuilder {
    let builder = WindowBuilder::new()
        .with_title(locale.text("app-name"))
        .with_window_icon(icon(page))
        .with_min_inner_size(LogicalSize::new(SMALLEST.0, SMALLEST.1));
    match saved {
        Some(state) => builder
            .with_inner_size(PhysicalSize::new(state.width, state.height))
            .with_position(PhysicalPosition::new(state.x, state.y))
            .with_maximized(state.maximized),
        None => builder.with_inner_size(LogicalSize::new(1024, 768)),
    }
}

/// Decodes the icon of the page, for systems that show it on windows.
fn icon(page: Page) -> Option<Icon> {
    let file = page.file("icons/dooz-192.png")?;
    let mut decoder = png::Decoder::new(Cursor::new(file.content()));
    decoder.set_transformations(png::Transformations::ALPHA | png::Transformations::STRIP_16);
    let mut reader = decoder.read_info().ok()?;
    let mut pixels = vec![0; reader.output_buffer_size()?];
    let info = reader.next_frame(&mut pixels).ok()?;
    Icon::from_rgba(pixels, info.width, info.height).ok()
}

fn show(page: Page, window: &Rc<Window>, context: &mut WebContext) -> wry::Result<WebView> {
    let titled = Rc::clone(window);
    let builder = WebViewBuilder::new_with_web_context(context)
        .with_custom_protocol(pages::PROTOCOL.to_owned(), move |_, request| {
            pages::answer(&page, &request)
        })
        .with_navigation_handler(|address| {
            let inside = pages::is_inside(&address);
            if !inside {
                pass_on(&address);
            }
            inside
        })
        .with_new_window_req_handler(|address, _| {
            pass_on(&address);
            NewWindowResponse::Deny
        })
        .with_document_title_changed_handler(move |title| titled.set_title(&title))
        .with_clipboard(true)
        .with_url(pages::START);

    #[cfg(target_os = "linux")]
    {
        use tao::platform::unix::WindowExtUnix;
        use wry::WebViewBuilderExtUnix;
        let inside = window.default_vbox().expect("windows are made with a box");
        builder.build_gtk(inside)
    }
    #[cfg(not(target_os = "linux"))]
    builder.build(window)
}

/// Opens a link in the browser or mail program of the system.
fn pass_on(address: &str) {
    if pages::is_for_others(address) {
        // Nothing happens on a system without a browser, as with all links.
        let _ = open::that_detached(address);
    }
}

fn state_of(window: &Window) -> WindowState {
    // Some systems do not tell windows their position.
    let at = window.outer_position().unwrap_or_default();
    let size = window.inner_size();
    WindowState {
        x: at.x,
        y: at.y,
        width: size.width,
        height: size.height,
        maximized: window.is_maximized(),
    }
}
