import { useEffect } from 'react';
import { describeError } from '@qinghe/api/client';
import { FACE_CHECK_ELSEWHERE, readAim, useFaceCheck } from '@qinghe/hooks/data/gates';
import { ErrorState } from '@qinghe/ui/components/ErrorState';
import { toast } from '@qinghe/ui/components/Toast';
import { Navigate } from '@qinghe/features/routing/Routing';
import { MemberReady } from '@qinghe/features/states/MemberReady';
import { FaceCheckLink } from './parts/FaceCheckLink.tsx';
import { FaceCheckQr } from './parts/FaceCheckQr.tsx';
import { GateWaiting } from './parts/GateWaiting.tsx';

export interface FaceCheckProps {
  /**
   * Absolute address that the provider's page returns to, for a check on this device. Without it the check is made on a phone
   * that scans a QR code.
   */
  landing?: string;
}

const START_FAILED = '无法发起实名认证';

function Check({ memberId, landing }: FaceCheckProps & { memberId: number }) {
  const check = useFaceCheck(memberId, landing ?? FACE_CHECK_ELSEWHERE);
  const { hasPassed } = check;
  useEffect(() => {
    if (hasPassed) toast.success('实名认证成功');
  }, [hasPassed]);

  if (hasPassed) return <Navigate to={readAim()} replace />;

  const error = check.startError ?? check.error;
  if (error) {
    const title = check.startError ? START_FAILED : '无法查询实名认证结果';
    const reason = describeError(error).message;
    return (
      <ErrorState
        // On the mobile site the exit link is below the error; the inline variant shifts it least.
        variant={landing === undefined ? 'block' : 'inline'}
        title={title}
        reason={reason === title ? null : reason}
        onRetry={check.restart}
      />
    );
  }
  return landing === undefined ? <FaceCheckQr check={check} /> : <FaceCheckLink check={check} />;
}

/**
 * Has the member pass the face check, then redirects to the page they were going to, or home (contract 4.8). A member who has
 * passed it is redirected at once.
 */
export function FaceCheck({ landing }: FaceCheckProps) {
  return (
    <MemberReady waiting={<GateWaiting />}>
      {(member) =>
        member.is_face_verify ? (
          <Navigate to={readAim()} replace />
        ) : (
          <Check memberId={member.id} landing={landing} />
        )
      }
    </MemberReady>
  );
}
