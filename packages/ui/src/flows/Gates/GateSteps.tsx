import { Check } from 'lucide-react';
import { useSystem } from '@qinghe/hooks/stores/system';
import { Icon } from '../../components/Icon/index.ts';
import * as styles from './GateSteps.styles.ts';

const names = { login: '登录账号', mobile: '绑定手机', face: '实名认证' };
const order = ['login', 'mobile', 'face'] as const;

export interface GateStepsProps {
  current: 'mobile' | 'face';
}

/** Where a member stands between login and lessons; without a face check there are two steps. */
export function GateSteps({ current }: GateStepsProps) {
  const hasFaceCheck = useSystem().config?.member.enabled_face_verify || current === 'face';
  const now = order.indexOf(current);
  const shown = order.filter((step) => step !== 'face' || hasFaceCheck);
  return (
    <ol css={styles.root} aria-label="进度">
      {shown.map((step, index) => {
        const state = index < now ? 'done' : index === now ? 'current' : 'ahead';
        return (
          <li
            key={step}
            css={[styles.entry, index === 0 && styles.firstEntry]}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            {index > 0 && <span css={[styles.line, styles.lines[state]]} />}
            <span css={[styles.step, styles.steps[state]]}>
              <span css={[styles.mark, styles.marks[state]]} aria-hidden="true">
                {state === 'done' ? <Icon as={Check} size={14} /> : index + 1}
              </span>
              <span css={state === 'current' ? undefined : styles.hiddenOnPhone}>
                {names[step]}
              </span>
              {state === 'done' && <span css={styles.hidden}>已完成</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
