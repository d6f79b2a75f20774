import type { Config } from '@qinghe/api/resources/config';
import type { Member } from '@qinghe/api/resources/member';
import { local, localKeys, PENDING } from '../../storage/index.ts';

/** Checks that a member has to pass before the member pages can be opened. */
export interface PendingChecks {
  bindMobile: boolean;
  faceCheck: boolean;
}

/** Returns which checks the school requires of this member (contract 4.1). */
export function pendingChecks(
  member: Pick<Member, 'is_bind_mobile' | 'is_face_verify'>,
  config: Pick<Config, 'member'>,
): PendingChecks {
  return {
    bindMobile: config.member.enabled_mobile_bind_alert && !member.is_bind_mobile,
    faceCheck: config.member.enabled_face_verify && !member.is_face_verify,
  };
}

/** Stores or removes the flags that the route guard reads. */
export function storePendingChecks({ bindMobile, faceCheck }: PendingChecks): void {
  if (bindMobile) local.write(localKeys.bindMobile, PENDING);
  else local.remove(localKeys.bindMobile);
  if (faceCheck) local.write(localKeys.faceCheck, PENDING);
  else local.remove(localKeys.faceCheck);
}
