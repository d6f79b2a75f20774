import { useSystem } from '@qinghe/hooks/stores/system';
import { Steps } from '@qinghe/ui/components/Steps';

const names = { login: '登录账号', mobile: '绑定手机', face: '实名认证' };
const order = ['login', 'mobile', 'face'] as const;

export interface GateStepsProps {
  current: 'mobile' | 'face';
}

/** Progress of a member from the login to the lessons; without a face check there are two steps. */
export function GateSteps({ current }: GateStepsProps) {
  const hasFaceCheck =
    useSystem((state) => state.config)?.member.enabled_face_verify || current === 'face';
  const shown = order.filter((step) => step !== 'face' || hasFaceCheck);
  return <Steps steps={shown.map((step) => names[step])} current={shown.indexOf(current)} />;
}
