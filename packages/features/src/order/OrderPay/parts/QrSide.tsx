import { useSchoolName } from '@qinghe/hooks/stores/system';
import { ButtonLink } from '@qinghe/ui/components/Button';
import { QrCode } from '@qinghe/ui/components/QrCode';
import { text } from '@qinghe/ui/styles/text';
import * as styles from '../OrderPay.styles.ts';

export interface QrSideProps {
  /** Content of the QR code; null while loading. */
  code: string | null;
  lead: string;
  /** Page to place a new order once this code has expired; null before. */
  renewHref: string | null;
}

/** QR code to pay with a phone. */
export function QrSide({ code, lead, renewHref }: QrSideProps) {
  const schoolName = useSchoolName();
  return (
    <>
      <div css={styles.box}>
        {renewHref !== null ? (
          <div css={styles.expired} role="alert">
            <p css={text.body}>二维码已过期</p>
            <ButtonLink size="sm" href={renewHref}>
              重新下单
            </ButtonLink>
          </div>
        ) : (
          <QrCode value={code} label="支付二维码" size={202} schoolName={schoolName} hasLogo />
        )}
      </div>
      <p css={[text.body, styles.lead]}>{lead}</p>
      <p css={[text.label, styles.note]}>支付完成后，本页会自动跳转</p>
    </>
  );
}
