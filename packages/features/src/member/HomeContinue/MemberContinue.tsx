import { useState } from 'react';
import { useIsMember } from '@qinghe/hooks/stores/session';
import { late } from '@qinghe/ui/components/Late';

const HomeContinue = late(async () => (await import('./HomeContinue.tsx')).HomeContinue);

/** {@link HomeContinue}, whose code comes to members alone; it stays when the session ends. Wants a `Suspense`. */
export function MemberContinue() {
  const isMember = useIsMember();
  const [wasMember, setWasMember] = useState(isMember);
  if (isMember && !wasMember) setWasMember(true);
  return wasMember && <HomeContinue />;
}
