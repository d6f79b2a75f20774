/** Returns a picture of a given size with a border at its edge, so that cropping is visible. */
export const framedPicture = (width: number, height: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#155E40"/><rect x="8" y="8" width="${width - 16}" height="${height - 16}" fill="none" stroke="#F7CE46" stroke-width="16"/><circle cx="50%" cy="50%" r="${height / 4}" fill="#F7CE46"/></svg>`,
  )}`;
