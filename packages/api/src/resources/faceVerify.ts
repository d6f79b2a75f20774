import * as v from 'valibot';
import { endpoint } from '../contract/endpoint.ts';
import * as read from '../contract/read.ts';

const FaceVerifySchema = v.object({
  /** Page to open on the phone. */
  url: read.key,
  /** To be sent with `getFaceVerify`; '' when the school has not set it up. */
  rule_id: read.text,
  biz_token: read.key,
  request_id: read.text,
});

/** A started face check (contract E-34). */
export type FaceVerify = v.InferOutput<typeof FaceVerifySchema>;

/** The status of a passed face check. */
export const FACE_PASSED = 9;

const FaceVerifyResultSchema = v.object({ status: read.amount });

/** Starts a face check. `s_url` is where the phone lands, `PC` for the server's own page. */
export const postFaceVerify = endpoint({
  name: 'postFaceVerify',
  method: 'POST',
  path: '/api/v3/member/tencent/faceVerify',
  auth: 'required',
  params: v.object({ s_url: v.string() }),
  reply: FaceVerifySchema,
  source: 'E-34',
});

/**
 * Asks for a face check's outcome. Answers only when passed; while waiting, and after a failure,
 * it rejects with a silent error whose `pendingStatus` is set.
 */
export const getFaceVerify = endpoint({
  name: 'getFaceVerify',
  method: 'GET',
  path: '/api/v3/member/tencent/faceVerify',
  auth: 'required',
  params: v.object({ biz_token: v.string(), rule_id: v.string() }),
  reply: FaceVerifyResultSchema,
  source: 'E-35',
});
