import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { readEnv } from '@qinghe/hooks/env';
import { paths } from '@qinghe/hooks/url';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { Link } from '../../components/Link/index.ts';
import { PageMeta } from '../PageMeta/index.ts';
import { readErrorMessage } from './errorMessage.ts';

const DEFAULT_REASON = '网络或服务器出了点小问题，稍等一会儿再试。';

/**
 * The error page (spec §2): the message of its address as text, the way home, and another try: the
 * login page after a failed login, else the page before.
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
      <ErrorState
        variant="page"
        title={isLogin ? '登录失败' : '页面暂时打不开'}
        reason={text || DEFAULT_REASON}
        onRetry={retry}
        backHref={paths.home()}
        note={
          email && (
            <>
              仍然不行？请联系 <Link href={`mailto:${email}`}>{email}</Link>
            </>
          )
        }
      />
    </>
  );
}
