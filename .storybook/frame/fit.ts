/** The space left and right of a window in the pane, in pixels. */
const AROUND = 84;

/** Returns the scale that fits a window into a pane: 1 when it fits unscaled, or when its width is not in pixels. */
export function scaleToFit(width: string, pane: number): number {
  const px = /^(\d+)px$/.exec(width)?.[1];
  if (!px || pane <= AROUND) return 1;
  return Math.min(1, (pane - AROUND) / Number(px));
}

/** Returns the width of a window, by its name or by a typed size such as `375px-812px`. */
export function widthOf(
  window: { value?: string; isRotated?: boolean } | undefined,
  options: Readonly<Record<string, { styles: { width: string; height: string } }>>,
): string {
  const { value = '', isRotated = false } = window ?? {};
  const typed = /^(\d+(?:px)?)-(\d+(?:px)?)$/.exec(value);
  const sides = typed
    ? [typed[1], typed[2]].map((side = '') => (side.endsWith('px') ? side : `${side}px`))
    : [options[value]?.styles.width, options[value]?.styles.height];
  return (isRotated ? sides[1] : sides[0]) ?? '';
}
