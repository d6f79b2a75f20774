import { useDialogs } from '@qinghe/hooks/stores/dialogs';
import { useSchoolName } from '@qinghe/hooks/stores/system';
import { Link } from '@qinghe/ui/components/Link';
import { RegisterForm } from '@qinghe/features/account/Account';
import { AccountFrame } from '../../layouts/AccountFrame.tsx';
import { useWayOn } from '../Login/useWayOn.tsx';

/** Registers a member, then redirects to the page that the visitor wanted, or to the login page. */
export default function RegisterPage() {
  const { mobile } = useDialogs();
  const schoolName = useSchoolName();
  const { login, redirect, onDone } = useWayOn();
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
      {redirect}
      <RegisterForm layout="page" defaultMobile={mobile} onDone={onDone} />
    </AccountFrame>
  );
}
