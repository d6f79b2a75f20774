import { describe, expect, it } from 'vitest';
import { cropBox, insidePicture, MAX_ZOOM, movePicture, placeInFrame, WHOLE } from './crop.ts';

const wide = { width: 1600, height: 800 };

describe('the square that is kept of a picture', () => {
  it('is at first the middle, as large as can be', () => {
    expect(cropBox(wide, WHOLE)).toEqual({ left: 400, top: 0, edge: 800, copyEdge: 512 });
  });

  it('never leaves the picture', () => {
    const moved = movePicture(wide, WHOLE, 99, 99);
    expect(cropBox(wide, moved)).toMatchObject({ left: 0, top: 0 });
    const back = movePicture(wide, moved, -99, -99);
    expect(cropBox(wide, back)).toMatchObject({ left: 800, top: 0 });
    expect(insidePicture(wide, { x: 0, y: 0, zoom: 99 })).toEqual({
      x: 0.0625,
      y: 0.125,
      zoom: MAX_ZOOM,
    });
    expect(insidePicture(wide, { ...WHOLE, zoom: 0 }).zoom).toBe(1);
  });

  it('goes left when the picture is drawn right', () => {
    expect(movePicture(wide, WHOLE, 0.1, 0).x).toBeCloseTo(0.45);
    expect(movePicture(wide, { ...WHOLE, zoom: 2 }, 0, -0.1).y).toBeCloseTo(0.55);
  });

  it('is copied at 512 pixels, a small one as it is', () => {
    expect(cropBox(wide, { ...WHOLE, zoom: 2 })).toMatchObject({ edge: 400, copyEdge: 400 });
    expect(cropBox({ width: 1, height: 1 }, { ...WHOLE, zoom: 4 }).copyEdge).toBe(1);
  });

  it('fills its frame', () => {
    expect(placeInFrame(wide, WHOLE)).toEqual({
      width: '200.000%',
      left: '-50.000%',
      top: '0.000%',
    });
  });
});
