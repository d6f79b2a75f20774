import { css } from '@emotion/react';
import { readEnv } from '@qinghe/hooks/env';
import { paths } from '@qinghe/hooks/url';
import { ErrorState } from '@qinghe/ui/components/ErrorState';
import { Link } from '@qinghe/ui/components/Link';
import { useLocation, useNavigate, useSearchParams } from '@qinghe/features/routing/Routing';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { readErrorMessage } from './errorMessage.ts';
import { space } from '@qinghe/ui/styles/space';

const line = css({ display: 'block' });
const quote = css(line, {
  marginBottom: space(2),
  overflowWrap: 'anywhere',
  unicodeBidi: 'isolate',
});

const REASON = '网络或服务器出了点小问题，稍等一会儿再试。';
const LOGIN_REASON = '登录没有完成，请重新登录一次。';

/**
 * The error page (spec §2): a message, a link home, and a retry, which leads to the login page after a failed login, else to the
 * previous page. A text in the address may come from anybody, so it is quoted below and marked as unverified.
 */
export function ErrorContent() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [search] = useSearchParams();
  const { text, isLogin } = readErrorMessage(search);
  const { email } = readEnv().footer;
  const canGoBack = key !== 'default' || window.history.length > 1;
  const retry = isLogin
    ? () => void navigate(paths.login())
    : canGoBack
      ? () => void navigate(-1)
      : undefined;
  return (
    <>
      <PageMeta title={isLogin ? '登录失败' : '出错了'} />
      <meta name="robots" content="noindex" />
      <ErrorState
        variant="page"
        title={isLogin ? '登录失败' : '页面暂时打不开'}
        reason={isLogin ? LOGIN_REASON : REASON}
        onRetry={retry}
        backHref={paths.home()}
        note={
          (text || email) && (
            <>
              {text && <span css={quote}>链接附带的文字，未经核实：“{text}”</span>}
              {email && (
                <span css={line}>
                  仍然不行？请联系 <Link href={`mailto:${email}`}>{email}</Link>
                </span>
              )}
            </>
          )
        }
      />
    </>
  );
}
