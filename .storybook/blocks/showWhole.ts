import type { SyntheticEvent } from 'react';

/** Shows the picture that guards a story: the build makes lighter ones, beside the sources there are none. */
export function showWhole({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) {
  const whole = image.src.replace('/thumbs/', '/pictures/').replace(/webp$/, 'png');
  if (image.src !== whole) image.src = whole;
}
