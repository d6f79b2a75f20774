/** Size of a picture in its natural pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The square of a picture that is kept: its centre, from 0 to 1 in both directions, and its zoom. */
export interface Crop {
  x: number;
  y: number;
  /** At 1 the square is as large as the picture allows. */
  zoom: number;
}

/** Maximum zoom. */
export const MAX_ZOOM = 4;

/** Edge of the finished avatar in pixels: three times the largest on the site, far below the server's limit (contract E-18). */
export const AVATAR_EDGE = 512;

/** The initial crop: the largest square, centred. */
export const WHOLE: Crop = { x: 0.5, y: 0.5, zoom: 1 };

/** Returns the edge of the square in pixels of the picture. */
function edgeOf({ width, height }: PictureSize, zoom: number): number {
  return Math.min(width, height) / zoom;
}

const between = (least: number, value: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** Returns the nearest square that lies inside the picture. */
export function insidePicture(size: PictureSize, { x, y, zoom }: Crop): Crop {
  const near = between(1, zoom, MAX_ZOOM);
  const half = edgeOf(size, near) / 2;
  return {
    x: between(half / size.width, x, 1 - half / size.width),
    y: between(half / size.height, y, 1 - half / size.height),
    zoom: near,
  };
}

/** Returns the square after the picture was dragged, by shares of the square's edge. */
export function movePicture(size: PictureSize, crop: Crop, right: number, down: number): Crop {
  const edge = edgeOf(size, crop.zoom);
  return insidePicture(size, {
    ...crop,
    x: crop.x - (right * edge) / size.width,
    y: crop.y - (down * edge) / size.height,
  });
}

/** Returns the square in pixels of the picture, and the edge of the copy. */
export function cropBox(
  size: PictureSize,
  crop: Crop,
): { left: number; top: number; edge: number; copyEdge: number } {
  const edge = edgeOf(size, crop.zoom);
  return {
    left: crop.x * size.width - edge / 2,
    top: crop.y * size.height - edge / 2,
    edge,
    copyEdge: Math.max(1, Math.min(AVATAR_EDGE, Math.round(edge))),
  };
}

/** Returns the CSS position of the picture in a frame that shows the square, in percent of the frame's edge. */
export function placeInFrame(
  size: PictureSize,
  crop: Crop,
): { width: string; left: string; top: string } {
  const { left, top, edge } = cropBox(size, crop);
  const percent = (pixels: number) => `${((pixels * 100) / edge).toFixed(3)}%`;
  return { width: percent(size.width), left: percent(-left), top: percent(-top) };
}
