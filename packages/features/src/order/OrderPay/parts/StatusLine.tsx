import type { OrderStatus } from '@qinghe/hooks/data/orders';
import { Spinner } from '@qinghe/ui/components/Spinner';
import { text } from '@qinghe/ui/styles/text';
import * as styles from '../OrderPay.styles.ts';

function wordsOf({ isTroubled, isStopped }: OrderStatus): string {
  if (isTroubled) return '支付结果查询中，请勿重复支付';
  return isStopped ? '已停止自动查询，付款后请点“已完成支付”' : '等待支付';
}

/** Status of the payment. */
export function StatusLine({ status }: { status: OrderStatus }) {
  return (
    <p role="status" css={[text.label, styles.status]}>
      {!status.isStopped && (
        <span css={styles.ring}>
          <Spinner size={16} />
        </span>
      )}
      {wordsOf(status)}
    </p>
  );
}
