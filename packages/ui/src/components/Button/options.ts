/** Visual variants of a button. Use one `primary` per view. */
export const buttonVariants = [
  'primary',
  'soft',
  'outline',
  'ghost',
  'danger',
  'accent',
  'onStrong',
] as const;
/** Heights of a button: 28, 36, 44 and 52 design px. */
export const buttonSizes = ['xs', 'sm', 'md', 'lg'] as const;
