import { css } from '@emotion/react';
import type { FaceCheck } from '@qinghe/hooks/data/gates';
import { useSchoolName } from '@qinghe/hooks/stores/system';
import { QrCode } from '@qinghe/ui/components/QrCode';
import { Spinner } from '@qinghe/ui/components/Spinner';
import { text } from '@qinghe/ui/styles/text';
import { token } from '@qinghe/ui/tokens';
import { TextButton } from '@qinghe/features/states/TextButton';
import { space } from '@qinghe/ui/styles/space';

const root = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  textAlign: 'center',
});
const box = css({
  width: '13.75rem',
  maxWidth: '100%',
  height: '13.75rem',
  padding: space(2),
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-lg'),
  background: token('white'),
});
const lead = css({ marginTop: space(4), color: token('text-primary') });
const status = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: '1.5rem',
  marginTop: space(1),
  color: token('text-secondary'),
  fontWeight: token('weight-regular'),
});
const ring = css({ display: 'flex', color: token('text-brand') });
const again = css({ marginTop: space(2) });

/** QR code that starts the face check on a phone. */
export function FaceCheckQr({ check: { url, isTroubled, restart } }: { check: FaceCheck }) {
  const schoolName = useSchoolName();
  return (
    <div css={root}>
      <div css={box}>
        <QrCode
          value={url || null}
          label="实名认证二维码"
          size={202}
          schoolName={schoolName}
          hasLogo
        />
      </div>
      <p css={[text.body, lead]}>请使用微信扫码完成实名认证</p>
      <p role="status" css={[text.label, status]}>
        <span css={ring}>
          <Spinner size={14} />
        </span>
        {isTroubled ? '暂时查不到核验结果，正在重试' : url ? '等待手机端核验' : '正在获取二维码'}
      </p>
      <TextButton css={again} onClick={restart}>
        还没有完成？刷新二维码
      </TextButton>
    </div>
  );
}
