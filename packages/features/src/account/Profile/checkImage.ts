/** The largest picture that may be chosen, in bytes. */
export const IMAGE_MAX_SIZE = 2 * 1024 * 1024;

/** What the server takes as a picture (contract E-18), for the file dialog. */
export const IMAGE_TYPES = 'image/jpeg,image/png,image/bmp,image/gif,image/svg+xml,image/webp';

/** What is wrong with a picture, in words for the member; null when nothing is. */
export function checkImage({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!IMAGE_TYPES.split(',').includes(type)) return '请上传图片文件';
  return size > IMAGE_MAX_SIZE ? '图片大小不超过 2 MB' : null;
}
