import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@qinghe/hooks/url';
import { MobileForm, NicknameForm, PasswordForm } from '@qinghe/ui/flows/Profile';
import { AccountFrame } from '../Login/AccountFrame.tsx';

const nickname = { title: '修改昵称', description: '昵称只可修改一次', Form: NicknameForm };
const password = {
  title: '修改密码',
  description: '验证手机号后，设置一个新密码',
  Form: PasswordForm,
};
const mobile = {
  title: '更换手机号',
  description: '先验证当前手机号，再绑定新手机号',
  Form: MobileForm,
};

const editors = new Map([
  [paths.memberPassword(), password],
  [paths.memberMobile(), mobile],
]);

/** Changes what the address names (nickname, password or mobile), then leads back to the profile. */
export default function EditorPage() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { title, description, Form } = editors.get(pathname.replace(/\/+$/, '')) ?? nickname;
  return (
    <AccountFrame title={title} heading={title} description={description}>
      <Form layout="page" onDone={() => void navigate(paths.memberProfile(), { replace: true })} />
    </AccountFrame>
  );
}
