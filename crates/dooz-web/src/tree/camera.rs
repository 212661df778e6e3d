//! The visible part of the picture of a tree.

use dooz_coach::trace::{LEVEL_HEIGHT, NODE_WIDTH, Viewport};

/// The visible part of a picture: the point in the upper left corner of the
/// window, and the scale.
///
/// ```
/// use dooz_web::tree::Camera;
/// let mut camera = Camera::fit((640.0, 224.0), (320.0, 480.0));
/// assert!(camera.scale < 0.5);
/// // The point under the pointer stays there.
/// let before = camera.x + 100.0 / camera.scale;
/// camera.zoom(2.0, (100.0, 50.0));
/// assert!((camera.x + 100.0 / camera.scale - before).abs() < 0.01);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// The left edge of the visible part.
    pub x: f32,
    /// The upper edge.
    pub y: f32,
    /// The pixels per unit of the picture.
    pub scale: f32,
}

impl Default for Camera {
    fn default() -> Self {
        Self {
            x: 0.0,
            y: -LEVEL_HEIGHT / 2.0,
            scale: 1.0,
        }
    }
}

impl Camera {
    /// The smallest and the largest scale.
    pub const RANGE: (f32, f32) = (0.004, 3.0);

    /// Fits a whole picture, whose size is that of [`TreeView::size`], into a
    /// window, whose size is in pixels.
    ///
    /// [`TreeView::size`]: dooz_coach::trace::TreeView::size
    #[must_use]
    pub fn fit((width, height): (f32, f32), window: (f32, f32)) -> Self {
        let (wide, high) = (width.max(NODE_WIDTH) * 1.04, height.max(LEVEL_HEIGHT));
        let scale = (window.0 / wide).min(window.1 / high);
        let scale = within(scale, Self::RANGE.0, 1.7);
        Self {
            x: (width - window.0 / scale) / 2.0,
            y: -LEVEL_HEIGHT / 2.0 - (window.1 / scale - high).max(0.0) / 2.0,
            scale,
        }
    }

    /// Drags the picture by a number of pixels.
    pub fn drag(&mut self, right: f32, down: f32) {
        self.x -= right / self.scale;
        self.y -= down / self.scale;
    }

    /// Zooms in by a factor around a pixel, which keeps its point.
    pub fn zoom(&mut self, factor: f32, (right, down): (f32, f32)) {
        let scale = within(self.scale * factor, Self::RANGE.0, Self::RANGE.1);
        self.x += right / self.scale - right / scale;
        self.y += down / self.scale - down / scale;
        self.scale = scale;
    }

    /// Returns the part of the picture in a window, with a margin of `around`
    /// pixels.
    #[must_use]
    pub fn viewport(&self, (wide, high): (f32, f32), around: f32) -> Viewport {
        let around = around / self.scale;
        Viewport {
            left: self.x - around,
            right: self.x + wide / self.scale + around,
            top: self.y - around,
            bottom: self.y + high / self.scale + around,
        }
    }

    /// Returns `true` if the whole picture is visible.
    #[must_use]
    pub fn shows(&self, (width, height): (f32, f32), window: (f32, f32)) -> bool {
        /// Less than the eye sees, more than rounding errors.
        const HAIR: f32 = 1.0;
        let seen = self.viewport(window, HAIR * self.scale);
        let top = -LEVEL_HEIGHT / 2.0;
        let bottom = top + height;
        seen.left <= 0.0 && seen.right >= width && seen.top <= top && seen.bottom >= bottom
    }

    /// Moves as little as possible to make a node visible, with its neighbours
    /// if the window has room for them.
    pub fn reveal(&mut self, (x, y): (f32, f32), (wide, high): (f32, f32)) {
        let along = |from: f32, at: f32, room: f32, around: f32| {
            let around = around.min(room / 2.0);
            within(from, at + around - room, at - around)
        };
        self.x = along(self.x, x, wide / self.scale, NODE_WIDTH * 1.2);
        self.y = along(self.y, y, high / self.scale, LEVEL_HEIGHT * 0.8);
    }

    /// Moves back so that a part of the picture is visible.
    pub fn stay(&mut self, (width, height): (f32, f32), (wide, high): (f32, f32)) {
        let half = (wide / self.scale / 2.0, high / self.scale / 2.0);
        self.x = within(self.x, -half.0, (width - half.0).max(-half.0));
        let top = -LEVEL_HEIGHT / 2.0;
        let lowest = (top + height - half.1).max(top - half.1);
        self.y = within(self.y, top - half.1, lowest);
    }
}

/// Clamps a number. Rounding may put `low` above `high`, where `f32::clamp`
/// would panic.
const fn within(number: f32, low: f32, high: f32) -> f32 {
    number.max(low).min(high)
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOW: (f32, f32) = (400.0, 300.0);

    #[test]
    fn a_whole_picture_fits_into_its_window() {
        let size = (2000.0, 700.0);
        for size in [size, (200.0, 512.0)] {
            let mut camera = Camera::fit(size, WINDOW);
            let seen = camera.viewport(WINDOW, 0.0);
            assert!(seen.left <= 0.0 && seen.right >= size.0);
            assert!(camera.shows(size, WINDOW));
            camera.drag(0.0, 20.0);
            camera.zoom(2.0, (0.0, 0.0));
            assert!(!camera.shows(size, WINDOW));
        }
    }

    #[test]
    fn a_window_with_room_for_half_a_node_shows_its_middle() {
        for tenths in 0_u16..2_000 {
            let (place, wide) = (f32::from(tenths) / 10.0, f32::from(tenths % 37) / 3.0);
            let mut camera = Camera::default();
            camera.reveal((place, 0.0), (wide, WINDOW.1));
            assert!((camera.x + wide / 2.0 - place).abs() < 1e-3);
        }
    }

    #[test]
    fn a_node_that_is_seen_moves_nothing_and_one_that_is_not_comes_in() {
        let mut camera = Camera::default();
        let before = camera;
        camera.reveal((200.0, 100.0), WINDOW);
        assert_eq!(camera, before);
        camera.reveal((900.0, 560.0), WINDOW);
        let seen = camera.viewport(WINDOW, 0.0);
        assert!(seen.right >= 900.0 + NODE_WIDTH / 2.0 && seen.bottom >= 560.0);
        // A window that is smaller than a node shows its middle.
        camera.reveal((10.0, 10.0), (20.0, 20.0));
        let seen = camera.viewport((20.0, 20.0), 0.0);
        assert!(seen.left <= 10.0 && seen.right >= 10.0);
    }

    #[test]
    fn a_part_of_the_picture_stays_visible() {
        let mut camera = Camera::default();
        camera.drag(1e6, -1e6);
        camera.stay((640.0, 336.0), WINDOW);
        let seen = camera.viewport(WINDOW, 0.0);
        assert!(seen.right > 0.0 && seen.left < 640.0);
        assert!(seen.bottom > 0.0 && seen.top < 336.0);
        camera.zoom(1e9, (0.0, 0.0));
        assert!(camera.scale <= Camera::RANGE.1);
    }
}
