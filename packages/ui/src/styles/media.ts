/**
 * Media queries of the layout grid, each up to a maximum width. Their em is the browser's text size (16 px by default), never
 * that of the page: at double text size, a window of 1280 px gets the layout for 640 px.
 */
export const media = {
  /** 640 px. Phones: one column. */
  phone: '@media (max-width: 40em)',
  /** 768 px. Two columns. */
  tablet: '@media (max-width: 48em)',
  /** 1023 px. Navigation collapses into the menu button. */
  compact: '@media (max-width: 63.9375em)',
  /** 1100 px. Three columns; details and asides stack. */
  narrow: '@media (max-width: 68.75em)',
  /** Devices with a pointer that can hover, such as a mouse. */
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
