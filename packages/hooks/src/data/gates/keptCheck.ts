import type { FaceVerify } from '@qinghe/api/resources/faceVerify';
import { sessionKeys, tab } from '../../storage/index.ts';

/** The data needed to continue a face check that was started. */
export type StartedCheck = Pick<FaceVerify, 'url' | 'biz_token' | 'rule_id'>;

const KEY = sessionKeys.faceCheck;

/** Stores a member's face check for when the tab comes back from the check's page. */
export function keepCheck(memberId: number, { url, biz_token, rule_id }: StartedCheck): void {
  const kept = new URLSearchParams({ member: String(memberId), url, biz_token, rule_id });
  tab.write(KEY, kept.toString());
}

/** Returns the stored face check of this member; null when there is none or it is another member's. */
export function readKeptCheck(memberId: number): StartedCheck | null {
  const kept = new URLSearchParams(tab.read(KEY) ?? '');
  const url = kept.get('url');
  const biz_token = kept.get('biz_token');
  if (kept.get('member') !== String(memberId) || !url || !biz_token) return null;
  return { url, biz_token, rule_id: kept.get('rule_id') ?? '' };
}

/** Forgets the stored face check. */
export function forgetCheck(): void {
  tab.remove(KEY);
}
