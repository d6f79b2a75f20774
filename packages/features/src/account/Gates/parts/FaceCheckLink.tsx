import { css } from '@emotion/react';
import type { FaceCheck } from '@qinghe/hooks/data/gates';
import { safeHref } from '@qinghe/hooks/url';
import { Button, ButtonLink } from '@qinghe/ui/components/Button';
import { Spinner } from '@qinghe/ui/components/Spinner';
import { text } from '@qinghe/ui/styles/text';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';

const root = css({ display: 'grid', gap: space(4) });
const status = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  color: token('text-secondary'),
});
const ring = css({ display: 'flex', color: token('text-brand') });

/** Link to the face check's page in this tab, and after the return the wait for its outcome. */
export function FaceCheckLink({ check }: { check: FaceCheck }) {
  const href = safeHref(check.url ?? undefined);
  if (!href)
    return (
      <Button size="lg" isBlock isLoading loadingText="正在准备">
        开始实名认证
      </Button>
    );
  if (!check.isResumed)
    return (
      <ButtonLink size="lg" isBlock href={href} onClick={check.keep}>
        开始实名认证
      </ButtonLink>
    );
  return (
    <div css={root}>
      <p role="status" css={[text.body, status]}>
        <span css={ring}>
          <Spinner size={16} />
        </span>
        {check.isTroubled ? '暂时查不到核验结果，正在重试' : '正在查询实名认证结果'}
      </p>
      <Button variant="outline" size="lg" isBlock onClick={check.restart}>
        还没有完成？重新认证
      </Button>
    </div>
  );
}
