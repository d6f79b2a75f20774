import type { Member } from '@qinghe/api/resources/member';
import { useSystem } from '@qinghe/hooks/stores/system';

/** Whether a profile speaks of the member's identity: it is known, or the school lets members prove it by their face. */
export function useShowsIdentity({ is_face_verify }: Pick<Member, 'is_face_verify'>): boolean {
  const { config } = useSystem();
  return is_face_verify || config?.member.enabled_face_verify === true;
}
