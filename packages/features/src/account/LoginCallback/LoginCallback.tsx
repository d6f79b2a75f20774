import { css } from '@emotion/react';
import { useCallback, useState, type ReactNode } from 'react';
import { describeError } from '@qinghe/api/client';
import { readLoginAim, useLoginReturn, useMemberStatus } from '@qinghe/hooks/data/auth';
import { local, localKeys } from '@qinghe/hooks/storage';
import { paths } from '@qinghe/hooks/url';
import { ErrorState } from '@qinghe/ui/components/ErrorState';
import { useSchoolName } from '@qinghe/hooks/stores/system';
import { LogoMark } from '@qinghe/ui/components/Logo';
import { Spinner } from '@qinghe/ui/components/Spinner';
import { token } from '@qinghe/ui/tokens';
import { Redirect, useLocation, useNavigate } from '@qinghe/features/routing/Routing';
import { LoginQuestion } from '../Account/index.ts';
import { space } from '@qinghe/ui/styles/space';

const waiting = css({ display: 'grid', justifyItems: 'center', gap: space(7) });
const words = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  color: token('text-secondary'),
});
const ring = css({ display: 'flex', color: token('text-brand') });

export interface LoginCallbackProps {
  /** Renders the spinner or the error in the middle of the page. */
  frame: (content: ReactNode) => ReactNode;
  /** Renders the form for the mobile number that a social account lacks, given its login `code`. */
  bind: (code: string) => ReactNode;
}

function Waiting() {
  return (
    <div css={waiting}>
      <div>
        <LogoMark name={useSchoolName()} />
      </div>
      <p role="status" css={words}>
        <span css={ring}>
          <Spinner size={20} />
        </span>
        正在登录，请稍候…
      </p>
    </div>
  );
}

/**
 * Callback page of social logins: exchanges the code, asks for a mobile number where the account has none, and redirects to
 * `redirect` or home (contract 4.4). A code that this tab did not request is used only after confirmation.
 */
export function LoginCallback({ frame, bind }: LoginCallbackProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { status } = useMemberStatus();
  const [aim] = useState(() => readLoginAim(new URLSearchParams(search)));
  // After a reload the address has no code any more, but the code of an unbound account is kept in storage.
  const [keptCode] = useState(() => local.read(localKeys.loginCode));
  const clean = useCallback(
    (rest: string) => void navigate(pathname + rest, { replace: true }),
    [navigate, pathname],
  );
  const login = useLoginReturn(search, clean);

  const content = () => {
    const isBusy = login.status === 'exchanging' || login.status === 'asking';
    if (isBusy || status === 'loading') return frame(<Waiting />);
    if (status === 'member') return <Redirect to={aim} />;
    if (login.status === 'failed')
      return frame(
        <ErrorState
          variant="page"
          title="登录失败，请重试"
          reason={login.error === null ? login.message : describeError(login.error).message}
          backHref={paths.login(aim === '/' ? undefined : aim)}
          backText="返回登录"
        />,
      );
    if (login.status === 'unbound') return bind(login.code);
    if (login.status === 'done') return frame(<Waiting />);
    return keptCode === null ? <Redirect to={aim} /> : bind(keptCode);
  };
  return (
    <>
      {content()}
      <LoginQuestion login={login} />
    </>
  );
}
