import { css } from '@emotion/react';
import { toast } from '@qinghe/ui/components/Toast';
import { copyText } from '@qinghe/features/routing/Share';
import { TextButton } from '@qinghe/features/states/TextButton';
import { space } from '@qinghe/ui/styles/space';

const root = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: space(3),
});

async function copy(orderNo: string) {
  if (await copyText(orderNo)) toast.success('订单号已复制');
  else toast.error('复制失败，请长按订单号手动复制');
}

/** An order number with a button that copies it. */
export function CopyNumber({ orderNo }: { orderNo: string }) {
  return (
    <span css={root}>
      {orderNo}
      <TextButton aria-label="复制订单号" onClick={() => void copy(orderNo)}>
        复制
      </TextButton>
    </span>
  );
}
