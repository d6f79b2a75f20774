import { finishLogin, keepMobile, useDialogs } from '@qinghe/hooks/stores/dialogs';
import { useSchoolName } from '@qinghe/hooks/stores/system';
import { paths } from '@qinghe/hooks/url';
import { Link } from '@qinghe/ui/components/Link';
import { useNavigate, useSearchParams } from '@qinghe/features/routing/Routing';
import { RegisterForm } from '@qinghe/features/account/Account';
import { AccountFrame } from '../Login/AccountFrame.tsx';

/** Registers a member and leads back to the login page, which leads the new session on. */
export default function RegisterPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { mobile } = useDialogs();
  const schoolName = useSchoolName();
  const login = paths.login(search.get('redirect') ?? undefined);
  return (
    <AccountFrame
      title="注册"
      heading={`注册${schoolName}`}
      description={
        <>
          已有账号？<Link href={login}>去登录</Link>
        </>
      }
    >
      <RegisterForm
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
