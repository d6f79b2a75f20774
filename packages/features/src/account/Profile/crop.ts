/** The size of a picture in its own pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The square of a picture that is kept: where its middle is, from 0 to 1 in both directions, and how near it is seen. */
export interface Crop {
  x: number;
  y: number;
  /** 1 shows as much of the picture as a square can. */
  zoom: number;
}

/** How near a picture can be seen. */
export const MAX_ZOOM = 4;

/** Edge of the finished avatar in pixels: thrice the largest one on the site, and far below what the server refuses (contract E-18). */
export const AVATAR_EDGE = 512;

/** What is kept at first: the middle. */
export const WHOLE: Crop = { x: 0.5, y: 0.5, zoom: 1 };

/** Edge of the square in pixels of the picture. */
function edgeOf({ width, height }: PictureSize, zoom: number): number {
  return Math.min(width, height) / zoom;
}

const between = (least: number, value: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** The nearest square that lies inside the picture. */
export function insidePicture(size: PictureSize, { x, y, zoom }: Crop): Crop {
  const near = between(1, zoom, MAX_ZOOM);
  const half = edgeOf(size, near) / 2;
  return {
    x: between(half / size.width, x, 1 - half / size.width),
    y: between(half / size.height, y, 1 - half / size.height),
    zoom: near,
  };
}

/** The square after the picture was moved below it, by shares of the square's edge. */
export function movePicture(size: PictureSize, crop: Crop, right: number, down: number): Crop {
  const edge = edgeOf(size, crop.zoom);
  return insidePicture(size, {
    ...crop,
    x: crop.x - (right * edge) / size.width,
    y: crop.y - (down * edge) / size.height,
  });
}

/** The square in pixels of the picture, and the edge of its copy. */
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

/** Where a picture lies in a frame that shows the square: percent of the frame's edge. */
export function placeInFrame(
  size: PictureSize,
  crop: Crop,
): { width: string; left: string; top: string } {
  const { left, top, edge } = cropBox(size, crop);
  const percent = (pixels: number) => `${((pixels * 100) / edge).toFixed(3)}%`;
  return { width: percent(size.width), left: percent(-left), top: percent(-top) };
}
