import { useNavigate } from 'react-router-dom';
import { paths } from '@qinghe/hooks/url';
import { MobileForm } from '@qinghe/ui/flows/Profile';
import { AccountFrame } from '../Login/AccountFrame.tsx';

/** Changes the mobile in two steps, then leads back to the profile. */
export default function MobilePage() {
  const navigate = useNavigate();
  return (
    <AccountFrame
      title="更换手机号"
      heading="更换手机号"
      description="先验证当前手机号，再绑定新手机号"
    >
      <MobileForm
        layout="page"
        onDone={() => void navigate(paths.memberProfile(), { replace: true })}
      />
    </AccountFrame>
  );
}
