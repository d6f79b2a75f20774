import { lazy, useState, type ComponentType, type ReactNode } from 'react';
import { paths } from '@qinghe/hooks/url';
import { Loading, Skeleton } from '@qinghe/ui/components/Skeleton';
import { Navigate, useLocation } from '@qinghe/features/routing/Routing';
import { MemberReady } from '@qinghe/features/states/MemberReady';
import {
  MobileForm,
  NicknameForm,
  PasswordForm,
  type ProfileFormProps,
} from '@qinghe/features/account/Profile';
import { AccountFrame } from '../../layouts/AccountFrame.tsx';
import { ProfilePage } from './ProfilePage.tsx';

const DevicePage = lazy(() => import('./DevicePage.tsx'));

interface EditorPageProps {
  title: string;
  description: string;
  Form: ComponentType<ProfileFormProps>;
}

/**
 * A page with a form for the nickname, password or mobile number. When done it returns to the profile, unless the member has left
 * it meanwhile.
 */
function EditorPage({ title, description, Form }: EditorPageProps) {
  const [isDone, setDone] = useState(false);
  return (
    <AccountFrame title={title} heading={title} description={description}>
      <MemberReady waiting={<Loading isLoading skeleton={<Skeleton height="12rem" />} />}>
        {() => <Form layout="page" onDone={() => setDone(true)} />}
      </MemberReady>
      {isDone && <Navigate to={paths.memberProfile()} replace />}
    </AccountFrame>
  );
}

const pages = new Map(
  Object.entries<ReactNode>({
    [paths.memberProfile()]: <ProfilePage />,
    [paths.memberDevice()]: <DevicePage />,
    [paths.memberNickname()]: (
      <EditorPage title="修改昵称" description="昵称只可修改一次" Form={NicknameForm} />
    ),
    [paths.memberPassword()]: (
      <EditorPage title="修改密码" description="验证手机号后，设置一个新密码" Form={PasswordForm} />
    ),
    [paths.memberMobile()]: (
      <EditorPage
        title="更换手机号"
        description="先验证当前手机号，再绑定新手机号"
        Form={MobileForm}
      />
    ),
  }),
);

/**
 * The page for the address: the profile, one of its forms, or the data on this device. One module for all: for every
 * `import()`, the first load contains a list of its files.
 */
export default function MemberTaskPage() {
  return pages.get(useLocation().pathname);
}
