import { css } from '@emotion/react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useMemberStatus } from '@qinghe/hooks/data/auth';
import { paths, sanitizeRedirect } from '@qinghe/hooks/url';
import { ErrorState } from '@qinghe/ui/components/ErrorState';
import { Spinner } from '@qinghe/ui/components/Spinner';
import { PageMeta } from '@qinghe/ui/flows/PageMeta';
import { container } from '@qinghe/ui/styles/layout';
import { token } from '@qinghe/ui/tokens';

const root = css({ display: 'grid', placeItems: 'center', minHeight: '70vh' });
const waiting = css({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  color: token('text-secondary'),
});
const ring = css({ display: 'flex', color: token('text-brand') });

/** Where a login outside of the site comes back to. */
export default function LoginCallbackPage() {
  const [search] = useSearchParams();
  const redirect = sanitizeRedirect(search.get('redirect'));
  const { status } = useMemberStatus();
  const hasFailed = search.has('login_err_msg') || search.has('login_code');

  if (status === 'member' || (status === 'visitor' && !hasFailed))
    return <Navigate to={redirect} replace />;
  return (
    <div css={[container, root]}>
      <PageMeta title="登录" />
      {status === 'loading' ? (
        <p role="status" css={waiting}>
          <span css={ring}>
            <Spinner size={20} />
          </span>
          正在登录，请稍候…
        </p>
      ) : (
        <ErrorState
          variant="page"
          title="登录失败，请重试"
          reason={search.get('login_err_msg')}
          backHref={paths.login(redirect)}
          backText="返回登录"
        />
      )}
    </div>
  );
}
