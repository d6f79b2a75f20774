import { useTransferText } from '@qinghe/hooks/data/orders';
import { SkeletonText } from '@qinghe/ui/components/Skeleton';
import { text } from '@qinghe/ui/styles/text';
import { SchoolContent } from '@qinghe/features/content/SchoolContent';
import { LoadError } from '@qinghe/features/states/StatusPages';
import * as styles from '../OrderPay.styles.ts';

/** Instructions for a bank transfer (contract E-79). */
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
