import { describeError } from '@qinghe/api/client';
import type { Input } from '@qinghe/api/contract/endpoint';
import { FACE_PASSED, getFaceVerify } from '@qinghe/api/resources/faceVerify';
import { client } from '../client/index.ts';

/**
 * Whether a face check has been passed (contract E-35). Rejects only when the server refuses to
 * answer; while the check is pending, and while the server cannot be reached, the answer is no.
 */
export async function hasPassedFaceCheck(ids: Input<typeof getFaceVerify>): Promise<boolean> {
  try {
    const { status } = await client.send(getFaceVerify, ids);
    return status === FACE_PASSED;
  } catch (error) {
    if (describeError(error).reason === 'refused') throw error;
    return false;
  }
}
