import { cropBox, type Crop } from './crop.ts';

/**
 * Copies the square of a picture to a JPEG file on white, small enough for the server; null where this browser cannot draw it.
 */
export async function cropPicture(picture: HTMLImageElement, crop: Crop): Promise<File | null> {
  const { naturalWidth: width, naturalHeight: height } = picture;
  const { left, top, edge, copyEdge } = cropBox({ width, height }, crop);
  const canvas = document.createElement('canvas');
  canvas.width = copyEdge;
  canvas.height = copyEdge;
  const paper = canvas.getContext('2d');
  if (!paper) return null;
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, copyEdge, copyEdge);
  paper.imageSmoothingQuality = 'high';
  paper.drawImage(picture, left, top, edge, edge, 0, 0, copyEdge, copyEdge);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.88);
  });
  return blob && new File([blob], 'avatar.jpg', { type: 'image/jpeg' });
}
