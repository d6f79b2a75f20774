/** Media queries of the layout grid, which hold up to a width (design px, not scaled by the root font size). */
export const media = {
  /** Phones: one column, sheets instead of dialogs. */
  phone: '@media (max-width: 640px)',
  /** Two columns. */
  tablet: '@media (max-width: 768px)',
  /** Navigation collapses into the menu button. */
  compact: '@media (max-width: 1023px)',
  /** Three columns; details and asides stack. */
  narrow: '@media (max-width: 1100px)',
  /** Devices with a real pointer. */
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
