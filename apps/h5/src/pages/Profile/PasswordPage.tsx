import { useNavigate } from 'react-router-dom';
import { paths } from '@qinghe/hooks/url';
import { PasswordForm } from '@qinghe/ui/flows/Profile';
import { AccountFrame } from '../Login/AccountFrame.tsx';

/** Changes the password, then leads back to the profile. */
export default function PasswordPage() {
  const navigate = useNavigate();
  return (
    <AccountFrame title="修改密码" heading="修改密码" description="验证手机号后，设置一个新密码">
      <PasswordForm
        layout="page"
        onDone={() => void navigate(paths.memberProfile(), { replace: true })}
      />
    </AccountFrame>
  );
}
