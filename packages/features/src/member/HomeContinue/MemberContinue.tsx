import { useState } from 'react';
import { useIsMember } from '@qinghe/hooks/stores/session';
import { late } from '@qinghe/ui/components/Late';

const HomeContinue = late(async () => (await import('./HomeContinue.tsx')).HomeContinue);

/**
 * {@link HomeContinue}, whose code comes to members alone; it stays when the session ends. To whoever logs in on the page it takes a
 * place only where there is something to go on with. Wants a `Suspense`.
 */
export function MemberContinue() {
  const isMember = useIsMember();
  const [wasMember, setWasMember] = useState(isMember);
  const [isPlaceKept] = useState(isMember);
  if (isMember && !wasMember) setWasMember(true);
  return wasMember && <HomeContinue isPlaceKept={isPlaceKept} />;
}
