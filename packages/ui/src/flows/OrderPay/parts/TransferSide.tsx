import { useTransferText } from '@qinghe/hooks/data/orders';
import { SchoolContent } from '../../SchoolContent/index.ts';
import { SkeletonText } from '../../../components/Skeleton/index.ts';
import { text } from '../../../styles/text.ts';
import { LoadError } from '../../StatusPages/index.ts';
import * as styles from '../OrderPay.styles.ts';

/** How to transfer the money (contract E-79). */
export function TransferSide({ orderNo }: { orderNo: string }) {
  const { data, error, isRetrying, mutate } = useTransferText(orderNo);
  if (error)
    return (
      <LoadError
        title="转账信息加载失败"
        error={error}
        isRetrying={isRetrying}
        onRetry={() => void mutate()}
      />
    );
  return (
    <div css={styles.transfer}>
      <p css={[text.body, styles.lead, styles.leadFirst]}>转账信息</p>
      {data === undefined ? (
        <SkeletonText count={4} />
      ) : (
        <SchoolContent html={data} headingLevel={2} />
      )}
    </div>
  );
}
