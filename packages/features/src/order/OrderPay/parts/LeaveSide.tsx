import { ExternalLink } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Button, ButtonLink } from '@qinghe/ui/components/Button';
import { Icon } from '@qinghe/ui/components/Icon';
import { text } from '@qinghe/ui/styles/text';
import * as styles from '../OrderPay.styles.ts';

export interface LeaveSideProps {
  /** Words of the button, such as 去支付宝支付. */
  buttonText: string;
  /** Whether the payment page can be opened now; most of them open once. */
  canLeave: boolean;
  /** Whether to leave without being asked: an order that was just placed. */
  isFirstTime: boolean;
  onLeave: () => void;
  /** Where a new order is placed. */
  orderHref: string;
}

/** The way to a payment page of its own, and the wait after coming back from it. */
export function LeaveSide({
  buttonText,
  canLeave,
  isFirstTime,
  onLeave,
  orderHref,
}: LeaveSideProps) {
  const leave = useEffectEvent(onLeave);
  const isLeaving = canLeave && isFirstTime;
  useEffect(() => {
    if (isLeaving) leave();
  }, [isLeaving]);
  return (
    <>
      <p css={[text.body, styles.lead, styles.leadFirst]}>
        {isLeaving ? '正在打开支付页面' : '在打开的页面上完成支付'}
      </p>
      <p css={[text.label, styles.note]}>支付完成后会回到这里</p>
      {canLeave ? (
        <Button
          size="lg"
          isBlock
          css={styles.jump}
          icon={<Icon as={ExternalLink} size={18} />}
          onClick={onLeave}
        >
          {buttonText}
        </Button>
      ) : (
        <ButtonLink variant="outline" isBlock css={styles.jump} href={orderHref}>
          没有完成支付？重新下单
        </ButtonLink>
      )}
    </>
  );
}
