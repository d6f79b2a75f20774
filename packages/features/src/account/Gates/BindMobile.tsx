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
  /** `page` on the mobile site: a pill and a short countdown. */
  layout?: 'card' | 'page';
}

const nextPlace = () => (readSessionFlags().isFaceCheckPending ? paths.faceCheck() : readAim());

/**
 * Has the member bind a mobile, then leads to the face check if that is pending, else to where they
 * were going, or home (contract 4.6). A member who has a mobile goes on at once.
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
