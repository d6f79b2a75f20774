import { ExternalLink } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Button, ButtonLink } from '@qinghe/ui/components/Button';
import { Icon } from '@qinghe/ui/components/Icon';
import { text } from '@qinghe/ui/styles/text';
import * as styles from '../OrderPay.styles.ts';

export interface LeaveSideProps {
  /** Text of the button, such as 去支付宝支付. */
  buttonText: string;
  /** Whether the payment page can be opened now; most of them open only once. */
  canLeave: boolean;
  /** Whether to open the payment page automatically, as for an order that was just placed. */
  isFirstTime: boolean;
  onLeave: () => void;
  /** Page to place a new order. */
  orderHref: string;
}

/** Button that opens a payment page outside the site, and the hint to finish the payment there. */
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
