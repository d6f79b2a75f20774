import { useState } from 'react';
import { readAim } from '@qinghe/hooks/data/gates';
import { readSessionFlags } from '@qinghe/hooks/stores/session';
import { paths } from '@qinghe/hooks/url';
import { Navigate } from '@qinghe/features/routing/Routing';
import { MemberReady } from '@qinghe/features/states/MemberReady';
import { BindMobileForm } from './BindMobileForm.tsx';
import { GateWaiting } from './parts/GateWaiting.tsx';
import { MemberCard } from './parts/MemberCard.tsx';

export interface BindMobileProps {
  /** `page` is the mobile site's layout, with a pill-shaped button and a short countdown. */
  layout?: 'card' | 'page';
}

const nextPlace = () => (readSessionFlags().isFaceCheckPending ? paths.faceCheck() : readAim());

/**
 * Has the member bind a mobile number, then redirects to the face check if it is pending, else to the page they were going to, or
 * home (contract 4.6). A member who has a mobile number is redirected at once.
 */
export function BindMobile({ layout = 'card' }: BindMobileProps) {
  const [isDone, setDone] = useState(false);
  return (
    <MemberReady waiting={<GateWaiting />}>
      {(member) =>
        isDone || member.is_bind_mobile ? (
          <Navigate to={nextPlace()} replace />
        ) : (
          <>
            <MemberCard member={member} />
            <BindMobileForm layout={layout} onDone={() => setDone(true)} />
          </>
        )
      }
    </MemberReady>
  );
}
