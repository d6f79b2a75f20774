import { ApiError, describeError } from '@qinghe/api/client';
import type { Input } from '@qinghe/api/contract/endpoint';
import { FACE_PASSED, getFaceVerify } from '@qinghe/api/resources/faceVerify';
import { client } from '../client/index.ts';

/** Outcome of a face check; `unknown` while the server cannot be reached or its reply cannot be read. */
export type FaceCheckOutcome = 'pending' | 'passed' | 'unknown';

/** Requests the outcome of a face check (contract E-35). Rejects only when the server refuses the call. */
export async function askFaceCheckOutcome(
  ids: Input<typeof getFaceVerify>,
): Promise<FaceCheckOutcome> {
  try {
    const { status } = await client.send(getFaceVerify, ids);
    return status === FACE_PASSED ? 'passed' : 'pending';
  } catch (error) {
    if (error instanceof ApiError && error.pendingStatus !== null) return 'pending';
    if (describeError(error).reason === 'refused') throw error;
    return 'unknown';
  }
}
