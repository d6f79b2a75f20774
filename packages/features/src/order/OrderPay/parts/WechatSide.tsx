import { useWechatCode } from '@qinghe/hooks/data/orders';
import { ButtonLink } from '@qinghe/ui/components/Button';
import { LoadError } from '@qinghe/features/states/StatusPages';
import { QrSide } from './QrSide.tsx';

export interface WechatSideProps {
  userId: number;
  orderNo: string;
  renewHref: string | null;
  /** Page to place a new order. */
  orderHref: string;
}

/** WeChat's QR code of an order, on servers that list payment methods. */
export function WechatSide({ userId, orderNo, renewHref, orderHref }: WechatSideProps) {
  const { data, error, isRetrying, mutate } = useWechatCode(userId, orderNo);
  if (error)
    return (
      <>
        <LoadError
          title="二维码获取失败"
          error={error}
          isRetrying={isRetrying}
          onRetry={() => void mutate()}
        />
        <ButtonLink variant="ghost" size="sm" href={orderHref}>
          重新下单
        </ButtonLink>
      </>
    );
  return <QrSide code={data ?? null} lead="请使用微信扫码支付" renewHref={renewHref} />;
}
