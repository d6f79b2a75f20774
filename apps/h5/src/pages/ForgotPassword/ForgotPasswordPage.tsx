import { finishLogin, keepMobile, useDialogs } from '@qinghe/hooks/stores/dialogs';
import { paths } from '@qinghe/hooks/url';
import { Link } from '@qinghe/ui/components/Link';
import { useNavigate, useSearchParams } from '@qinghe/features/routing/Routing';
import { ForgotForm } from '@qinghe/features/account/Account';
import { AccountFrame } from '../Login/AccountFrame.tsx';

/** Sets a new password and leads back to the login page, which leads the new session on. */
export default function ForgotPasswordPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { mobile } = useDialogs();
  const login = paths.login(search.get('redirect') ?? undefined);
  return (
    <AccountFrame
      title="重置密码"
      heading="重置密码"
      description={
        <>
          验证手机号后，设置一个新密码。<Link href={login}>返回登录</Link>
        </>
      }
    >
      <ForgotForm
        layout="page"
        defaultMobile={mobile}
        onDone={(typed, isLoggedIn) => {
          if (isLoggedIn) finishLogin();
          else keepMobile(typed);
          // Where a member is led on at once.
          void navigate(login, { replace: true });
        }}
      />
    </AccountFrame>
  );
}
