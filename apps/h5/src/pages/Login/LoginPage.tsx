import { useState } from 'react';
import { finishLogin, keepMobile, useDialogs } from '@qinghe/hooks/stores/dialogs';
import { useSession } from '@qinghe/hooks/stores/session';
import { useSchoolName, useSystem } from '@qinghe/hooks/stores/system';
import { paths, toQuery } from '@qinghe/hooks/url';
import { Logo } from '@qinghe/ui/components/Logo';
import { Redirect, useNavigate, useSearchParams } from '@qinghe/features/routing/Routing';
import { LoginForm } from '@qinghe/features/account/Account';
import { AccountFrame } from '../../layouts/AccountFrame.tsx';

/** Logs a visitor in, then redirects to the page that they wanted. */
export default function LoginPage() {
  const [search] = useSearchParams();
  const redirect = search.get('redirect');
  const navigate = useNavigate();
  const { mobile } = useDialogs();
  const { isLogin } = useSession();
  const [wasLogin] = useState(isLogin);
  const config = useSystem((state) => state.config);
  const schoolName = useSchoolName();

  if (wasLogin) return <Redirect to={redirect} />;

  const goTo = (path: string) => (typed: string) => {
    keepMobile(typed);
    void navigate(path + toQuery({ redirect }), { replace: true });
  };
  return (
    <AccountFrame
      title="登录"
      isClosable
      logo={<Logo name={schoolName} src={config?.logo.logo} isMarkOnPhone />}
      heading={`欢迎回到${schoolName}`}
    >
      {/* The form stays until the next page is rendered; otherwise the screen would be empty in between. */}
      {isLogin && <Redirect to={redirect} />}
      <LoginForm
        layout="page"
        defaultMobile={mobile}
        onDone={finishLogin}
        onRegister={goTo(paths.register())}
        onForgot={goTo(paths.forgotPassword())}
      />
    </AccountFrame>
  );
}
