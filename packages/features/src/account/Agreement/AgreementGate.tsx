import { lazy, Suspense, useState } from 'react';
import { useSession } from '@qinghe/hooks/stores/session';
import { paths } from '@qinghe/hooks/url';
import { useHref, useLocation } from '@qinghe/features/routing/Routing';

const AgreementDialog = lazy(() => import('./AgreementDialog.tsx'));

/** Asks members of newer servers to agree to changed protocols, on every page but the login page (contract 4.1, 4.11). */
export function AgreementGate() {
  const { pathname } = useLocation();
  const { user } = useSession();
  const home = useHref(paths.home());
  const [isWanted, setWanted] = useState(false);
  const status = user?.agreement_status;
  const isOpen = Boolean(
    status &&
    !(status.user_agreement_agreed && status.privacy_policy_agreed) &&
    !pathname.startsWith(paths.login()),
  );
  if (isOpen && !isWanted) setWanted(true);
  if (!isWanted) return null;
  return (
    <Suspense>
      <AgreementDialog isOpen={isOpen} onLeave={() => window.location.assign(home)} />
    </Suspense>
  );
}
