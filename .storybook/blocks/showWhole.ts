import type { SyntheticEvent } from 'react';

/** Replaces a missing thumbnail by the full baseline picture: thumbnails exist only in a built Storybook. */
export function showWhole({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) {
  const whole = image.src.replace('/thumbs/', '/pictures/').replace(/webp$/, 'png');
  if (image.src !== whole) image.src = whole;
}
