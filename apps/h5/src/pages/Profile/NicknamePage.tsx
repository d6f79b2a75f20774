import { useNavigate } from 'react-router-dom';
import { paths } from '@qinghe/hooks/url';
import { NicknameForm } from '@qinghe/ui/flows/Profile';
import { AccountFrame } from '../Login/AccountFrame.tsx';

/** Sets the nickname, then leads back to the profile. */
export default function NicknamePage() {
  const navigate = useNavigate();
  return (
    <AccountFrame title="修改昵称" heading="修改昵称" description="昵称只可修改一次">
      <NicknameForm
        layout="page"
        onDone={() => void navigate(paths.memberProfile(), { replace: true })}
      />
    </AccountFrame>
  );
}
