import { lazy } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@qinghe/hooks/url';
import { MobileForm, NicknameForm, PasswordForm } from '@qinghe/ui/flows/Profile';
import { AccountFrame } from '../Login/AccountFrame.tsx';
import NotFoundPage from '../NotFound/NotFoundPage.tsx';
import { ProfilePage } from './ProfilePage.tsx';

const DevicePage = lazy(() => import('./DevicePage.tsx'));

const editors = new Map([
  [
    paths.memberNickname(),
    { title: '修改昵称', description: '昵称只可修改一次', Form: NicknameForm },
  ],
  [
    paths.memberPassword(),
    { title: '修改密码', description: '验证手机号后，设置一个新密码', Form: PasswordForm },
  ],
  [
    paths.memberMobile(),
    { title: '更换手机号', description: '先验证当前手机号，再绑定新手机号', Form: MobileForm },
  ],
]);

/**
 * What the address names: the profile, a change of nickname, password or mobile, which leads back to
 * it, or what this device keeps. One page for all: every import costs the first load its list of files.
 */
export default function MemberTaskPage() {
  const navigate = useNavigate();
  const pathname = useLocation().pathname.replace(/\/+$/, '');
  if (pathname === paths.memberProfile()) return <ProfilePage />;
  if (pathname === paths.memberDevice()) return <DevicePage />;
  const editor = editors.get(pathname);
  if (!editor) return <NotFoundPage />;
  const { title, description, Form } = editor;
  return (
    <AccountFrame title={title} heading={title} description={description}>
      <Form layout="page" onDone={() => void navigate(paths.memberProfile(), { replace: true })} />
    </AccountFrame>
  );
}
