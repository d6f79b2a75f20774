/** Maximum size of a chosen picture, in bytes. */
export const IMAGE_MAX_SIZE = 2 * 1024 * 1024;

/** Image types that the server accepts (contract E-18), for the file dialog. */
export const IMAGE_TYPES = 'image/jpeg,image/png,image/bmp,image/gif,image/svg+xml,image/webp';

/** Checks type and size of a picture. Returns an error message for the member, or null. */
export function checkImage({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!IMAGE_TYPES.split(',').includes(type)) return '请上传图片文件';
  return size > IMAGE_MAX_SIZE ? '图片大小不超过 2 MB' : null;
}
