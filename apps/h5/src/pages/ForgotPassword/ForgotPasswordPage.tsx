import { useDialogs } from '@qinghe/hooks/stores/dialogs';
import { Link } from '@qinghe/ui/components/Link';
import { ForgotForm } from '@qinghe/features/account/Account';
import { AccountFrame } from '../../layouts/AccountFrame.tsx';
import { useWayOn } from '../Login/useWayOn.tsx';

/** Sets a new password, then redirects to the page that the visitor wanted, or to the login page. */
export default function ForgotPasswordPage() {
  const { mobile } = useDialogs();
  const { login, redirect, onDone } = useWayOn();
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
      {redirect}
      <ForgotForm layout="page" defaultMobile={mobile} onDone={onDone} />
    </AccountFrame>
  );
}
