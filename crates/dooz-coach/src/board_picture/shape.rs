//! The shapes of a drawn board.

use std::fmt::Write;

use super::ink::Ink;
use super::path::Tenths;

/// A shape of a drawn board.
///
/// ```
/// use dooz_coach::board_picture::{Dress, Form, Ink, Shape};
/// let star = Shape::new(Ink::Star, Form::Circle { x: 78.0, y: 78.0, radius: 1.9 });
/// let mut svg = String::new();
/// star.write(&mut svg, Dress::Classes);
/// assert_eq!(svg, r#"<circle class="w-star" cx="78" cy="78" r="1.9"/>"#);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Shape {
    /// Its ink.
    pub ink: Ink,
    /// Its form.
    pub form: Form,
    /// The factor by which it is enlarged: marks are drawn in cells of 20 units on every
    /// board.
    pub scale: u8,
}

/// The form of a shape.
#[derive(Clone, Debug, PartialEq)]
pub enum Form {
    /// A path in the syntax of SVG's `d`.
    Path(String),
    /// A circle.
    Circle {
        /// Its centre, from the left.
        x: f32,
        /// Its centre, from the top.
        y: f32,
        /// Its radius.
        radius: f32,
    },
    /// A rectangle.
    Rectangle {
        /// Its left edge.
        x: f32,
        /// Its upper edge.
        y: f32,
        /// Its width.
        width: f32,
        /// Its height.
        height: f32,
        /// The radius of its corners.
        corner: f32,
    },
    /// A text around a point.
    Text {
        /// The point, from the left.
        x: f32,
        /// The point, from the top.
        y: f32,
        /// The text.
        text: String,
    },
}

/// The way in which shapes get their colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dress {
    /// By classes, which a style sheet colours.
    Classes,
    /// By attributes, for files of their own.
    Colours,
}

impl Shape {
    /// Creates a shape in the units of its board.
    #[must_use]
    pub const fn new(ink: Ink, form: Form) -> Self {
        Self {
            ink,
            form,
            scale: 1,
        }
    }

    /// Adds the element to an SVG text.
    pub fn write(&self, svg: &mut String, dress: Dress) {
        let look = match dress {
            Dress::Classes => format!(r#"class="{}""#, self.ink.class()),
            Dress::Colours => self.ink.attributes().to_owned(),
        };
        self.write_as(svg, &look)
            .expect("a string takes every text");
    }

    fn write_as(&self, svg: &mut String, look: &str) -> std::fmt::Result {
        let tag = match self.form {
            Form::Path(_) => "path",
            Form::Circle { .. } => "circle",
            Form::Rectangle { .. } => "rect",
            Form::Text { .. } => "text",
        };
        write!(svg, "<{tag} {look}")?;
        // Gradients and the width of the grain are the same in every theme.
        match self.ink {
            Ink::Grain(width) => write!(svg, r#" stroke-width="{}""#, Tenths(width))?,
            Ink::Wood | Ink::Stone(_) if look.starts_with("class") => {
                write!(svg, " {}", self.ink.attributes())?;
            }
            _ => {}
        }
        if self.scale != 1 {
            write!(svg, r#" transform="scale({})""#, self.scale)?;
        }
        match &self.form {
            Form::Path(path) => write!(svg, r#" d="{path}"/>"#),
            &Form::Circle { x, y, radius } => write!(
                svg,
                r#" cx="{}" cy="{}" r="{}"/>"#,
                Tenths(x),
                Tenths(y),
                Tenths(radius)
            ),
            &Form::Rectangle {
                x,
                y,
                width,
                height,
                corner,
            } => {
                let [x, y, width, height] = [x, y, width, height].map(Tenths);
                write!(svg, r#" x="{x}" y="{y}" width="{width}" height="{height}""#)?;
                if corner > 0.0 {
                    write!(svg, r#" rx="{}""#, Tenths(corner))?;
                }
                svg.write_str("/>")
            }
            Form::Text { x, y, text } => write!(
                svg,
                r#" x="{}" y="{}">{}</text>"#,
                Tenths(*x),
                Tenths(*y),
                escape(text)
            ),
        }
    }
}

/// Escapes text for XML: characters with a meaning are escaped, and those that
/// XML forbids are replaced.
pub(crate) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\t' | '\n' => escaped.push(' '),
            '\u{fffe}' | '\u{ffff}' => escaped.push('\u{fffd}'),
            sign if sign.is_control() => escaped.push('\u{fffd}'),
            sign => escaped.push(sign),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_can_leave_its_place() {
        assert_eq!(
            escape("<a href=\"x\">&\u{0}"),
            "&lt;a href=&quot;x&quot;&gt;&amp;\u{fffd}"
        );
    }
}
