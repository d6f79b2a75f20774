/**
 * Media queries of the layout grid, which hold up to a width. Their em is the text size of the browser, 16 px unless a reader has
 * chosen another, and never that of the page: with twice the text a window of 1280 px has room for a layout of 640.
 */
export const media = {
  /** 640 px. Phones: one column, sheets instead of dialogs. */
  phone: '@media (max-width: 40em)',
  /** 768 px. Two columns. */
  tablet: '@media (max-width: 48em)',
  /** 1023 px. Navigation collapses into the menu button. */
  compact: '@media (max-width: 63.9375em)',
  /** 1100 px. Three columns; details and asides stack. */
  narrow: '@media (max-width: 68.75em)',
  /** Devices with a real pointer. */
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
