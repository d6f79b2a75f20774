import type { Member } from '@qinghe/api/resources/member';
import { useSystem } from '@qinghe/hooks/stores/system';

/** Returns whether a profile shows the member's identity: it is verified, or the school offers the face check. */
export function useShowsIdentity({ is_face_verify }: Pick<Member, 'is_face_verify'>): boolean {
  const config = useSystem((state) => state.config);
  return is_face_verify || config?.member.enabled_face_verify === true;
}
