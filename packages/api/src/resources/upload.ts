import * as v from 'valibot';
import { endpoint } from '../contract/endpoint.ts';
import * as read from '../contract/read.ts';

const UploadedImageSchema = v.object({
  path: read.text,
  url: read.key,
  disk: read.text,
  /** Original file name. */
  name: read.text,
  expired_time: read.instant,
  encryptData: read.text,
  /** Null before generation C. */
  media_image_id: read.nullableInt,
});

/** An uploaded image (contract E-40). */
export type UploadedImage = v.InferOutput<typeof UploadedImageSchema>;

/** Uploads an image of at most 2 MB. */
export const postUploadImage = endpoint({
  name: 'postUploadImage',
  method: 'POST',
  path: '/api/v2/upload/image',
  auth: 'required',
  encoding: 'multipart',
  params: v.object({ file: v.blob() }),
  reply: UploadedImageSchema,
  source: 'E-40',
});
