import { expect, it } from 'vitest';
import { checkImage, IMAGE_MAX_SIZE } from './checkImage.ts';

it.each([
  ['image/png', 1, null],
  ['image/jpeg', IMAGE_MAX_SIZE, null],
  ['image/webp', 1024, null],
  ['image/png', IMAGE_MAX_SIZE + 1, '图片大小不超过 2 MB'],
  ['application/pdf', 1, '请上传图片文件'],
  ['image/heic', 1, '请上传图片文件'],
  ['', 1, '请上传图片文件'],
])('%s of %i bytes: %s', (type, size, fault) => {
  expect(checkImage({ type, size })).toBe(fault);
});
