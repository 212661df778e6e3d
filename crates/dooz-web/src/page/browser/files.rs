//! Files and the clipboard: copies, saves, reads and draws texts.

use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Blob, BlobPropertyBag, CanvasRenderingContext2d, HtmlAnchorElement, HtmlCanvasElement,
    HtmlImageElement, Url,
};

use crate::page::browser::window::{after, document, when_there, window};
use crate::play::LARGEST_FILE;

/// The bytes that are read of a file, one more than any reader accepts, so that
/// it can refuse files that are too large.
#[expect(clippy::cast_precision_loss, reason = "files are small")]
const MOST_BYTES: f64 = (LARGEST_FILE + 1) as f64;

/// The pixels of a picture for each unit of its drawing.
const SCALE: u32 = 2;

/// Returns the address of the page up to the `#`.
pub(crate) fn page() -> String {
    let address = window().location().href().unwrap_or_default();
    let end = address.find('#').unwrap_or(address.len());
    address[..end].to_owned()
}

/// Copies a text to the clipboard, and calls `done` with `false` if that fails.
pub(crate) fn copy(text: &str, done: impl FnOnce(bool) + 'static) {
    let clipboard = window().navigator().clipboard();
    // There is no clipboard outside secure contexts.
    if AsRef::<JsValue>::as_ref(&clipboard).is_undefined() {
        done(false);
        return;
    }
    let copied = clipboard.write_text(text);
    when_there(copied.as_ref(), |copied| done(copied.is_some()));
}

/// Passes the contents of a file to `then`, up to the limit. A file that cannot
/// be read counts as empty.
pub(crate) fn read_file(file: Blob, then: impl FnOnce(Vec<u8>) + 'static) {
    let begin = file.slice_with_f64_and_f64(0.0, MOST_BYTES).unwrap_or(file);
    when_there(begin.array_buffer().as_ref(), |bytes| {
        let bytes = bytes.map(|bytes| js_sys::Uint8Array::new(&bytes).to_vec());
        then(bytes.unwrap_or_default());
    });
}

/// Saves the contents of a file as a download.
pub(crate) fn save(bytes: &[u8], media_type: &str, name: &str) {
    if let Some(blob) = blob(bytes, media_type) {
        save_blob(&blob, name);
    }
}

/// Saves an SVG drawing as a PNG picture.
pub(crate) fn save_picture(svg: &str, name: &str, failed: impl Fn() + Clone + 'static) {
    let drawing = blob(svg.as_bytes(), "image/svg+xml");
    let address = drawing.and_then(|drawing| Url::create_object_url_with_blob(&drawing).ok());
    let (Some(address), Ok(image)) = (address, HtmlImageElement::new()) else {
        failed();
        return;
    };
    let name = name.to_owned();
    let drawn = {
        let (image, address, failed) = (image.clone(), address.clone(), failed.clone());
        move || {
            if rasterise(&image, name, failed.clone()).is_none() {
                failed();
            }
            forget(&address);
        }
    };
    let refused = {
        let address = address.clone();
        move || {
            failed();
            forget(&address);
        }
    };
    image.set_onload(Some(Closure::once_into_js(drawn).unchecked_ref()));
    image.set_onerror(Some(Closure::once_into_js(refused).unchecked_ref()));
    image.set_src(&address);
}

/// Draws an image on a canvas and saves that.
fn rasterise(
    image: &HtmlImageElement,
    name: String,
    failed: impl FnOnce() + 'static,
) -> Option<()> {
    let (width, height) = (
        image.natural_width() * SCALE,
        image.natural_height() * SCALE,
    );
    let canvas = document().create_element("canvas").ok()?;
    let canvas: HtmlCanvasElement = canvas.unchecked_into();
    canvas.set_width(width);
    canvas.set_height(height);
    let context = canvas.get_context("2d").ok()??;
    let context: CanvasRenderingContext2d = context.unchecked_into();
    context
        .draw_image_with_html_image_element_and_dw_and_dh(
            image,
            0.0,
            0.0,
            f64::from(width),
            f64::from(height),
        )
        .ok()?;
    // There is none of a canvas that is too large.
    let take = Closure::once_into_js(move |blob: Option<Blob>| match blob {
        Some(blob) => save_blob(&blob, &name),
        None => failed(),
    });
    canvas.to_blob(take.unchecked_ref()).ok()
}

fn blob(bytes: &[u8], media_type: &str) -> Option<Blob> {
    let parts = js_sys::Array::of1(&js_sys::Uint8Array::from(bytes));
    let options = BlobPropertyBag::new();
    options.set_type(&format!("{media_type};charset=utf-8"));
    Blob::new_with_u8_array_sequence_and_options(&parts, &options).ok()
}

fn save_blob(blob: &Blob, name: &str) {
    let Ok(address) = Url::create_object_url_with_blob(blob) else {
        return;
    };
    let link = document().create_element("a");
    if let Ok(link) = link {
        let link: HtmlAnchorElement = link.unchecked_into();
        link.set_href(&address);
        link.set_download(name);
        link.click();
    }
    // By then the browser has read the file.
    let minute = std::time::Duration::from_mins(1);
    after(minute, move || forget(&address));
}

fn forget(address: &str) {
    // It fails only for an address that was revoked already.
    let _ = Url::revoke_object_url(address);
}
