import { useState } from 'react';
import { useIsMember } from '@qinghe/hooks/stores/session';
import { late } from '@qinghe/ui/components/Late';

const HomeContinue = late(async () => (await import('./HomeContinue.tsx')).HomeContinue);

/**
 * {@link HomeContinue}, whose code is loaded for members only; it stays mounted when the session ends. For a visitor who logs in
 * on the page it takes up space only if there is a course to continue. Needs a `Suspense` around it.
 */
export function MemberContinue() {
  const isMember = useIsMember();
  const [wasMember, setWasMember] = useState(isMember);
  const [isPlaceKept] = useState(isMember);
  if (isMember && !wasMember) setWasMember(true);
  return wasMember && <HomeContinue isPlaceKept={isPlaceKept} />;
}
