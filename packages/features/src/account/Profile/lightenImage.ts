/** The most that the server takes as an avatar, in bytes (contract E-18); people may choose twice as much. */
const AVATAR_MAX_SIZE = 1024 * 1024;
/** Edge of the lighter copy, in pixels: thrice the largest avatar on the site. */
const EDGE = 512;
const DRAWABLE = ['image/jpeg', 'image/png', 'image/webp', 'image/bmp'];

async function draw(file: File): Promise<Blob | null> {
  const picture = new Image();
  picture.src = URL.createObjectURL(file);
  try {
    await picture.decode();
    const scale = Math.min(1, EDGE / Math.min(picture.naturalWidth, picture.naturalHeight));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.naturalWidth * scale);
    canvas.height = Math.round(picture.naturalHeight * scale);
    const paper = canvas.getContext('2d');
    if (!paper) return null;
    paper.fillStyle = '#fff';
    paper.fillRect(0, 0, canvas.width, canvas.height);
    paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', 0.88);
    });
  } finally {
    URL.revokeObjectURL(picture.src);
  }
}

/**
 * A lighter copy of a photograph that the server would refuse as too large; every other file, and one
 * that this browser cannot draw, as it is.
 */
export async function lightenImage(file: File): Promise<File> {
  if (file.size <= AVATAR_MAX_SIZE || !DRAWABLE.includes(file.type)) return file;
  const lighter = await draw(file).catch(() => null);
  return lighter ? new File([lighter], 'avatar.jpg', { type: 'image/jpeg' }) : file;
}
