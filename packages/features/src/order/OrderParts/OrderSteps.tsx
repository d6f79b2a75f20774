import { Steps } from '@qinghe/ui/components/Steps';
import * as styles from './OrderParts.styles.ts';

const names = ['确认订单', '支付', '完成'];

/** Progress of a purchase. */
export function OrderSteps({ current }: { current: 0 | 1 | 2 }) {
  return (
    <div css={styles.steps}>
      <Steps steps={names} current={current} label="下单进度" />
    </div>
  );
}
