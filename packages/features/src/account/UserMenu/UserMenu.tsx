import { BookOpen } from 'lucide-react';
import { lazy, Suspense, type SubmitEvent } from 'react';
import { useMemberStatus } from '@qinghe/hooks/data/auth';
import { openLogin, openRegister } from '@qinghe/hooks/stores/dialogs';
import { paths } from '@qinghe/hooks/url';
import { Button } from '@qinghe/ui/components/Button';
import { Icon } from '@qinghe/ui/components/Icon';
import { HeaderAction } from '@qinghe/ui/patterns/Header';
import { useNavigate } from '@qinghe/features/routing/Routing';
import { useMemberAction } from '../MemberAction/index.ts';
import { Waiting } from './Waiting.tsx';

// Only members need this code: it is loaded in parallel with their data.
const MemberCorner = lazy(async () => ({
  default: (await import('./MemberCorner.tsx')).MemberCorner,
}));

export interface UserMenuProps {
  /** Reloads the site at its home page after the logout. */
  onLeave?: () => void;
}

const loadHome = () => window.location.assign(paths.home());

/** Opens the login dialog. Without JavaScript the form leads to the login page. */
function askToLogIn(event: SubmitEvent) {
  event.preventDefault();
  openLogin();
}

/** Right end of the desktop header: the link to the courses, then login and registration or the member's menu. */
export function UserMenu({ onLeave = loadHome }: UserMenuProps) {
  const navigate = useNavigate();
  const { status, error, retry } = useMemberStatus();
  const isVisitor = status === 'visitor';
  const study = useMemberAction('study', () => void navigate(paths.studyCenter()));
  return (
    <>
      <HeaderAction
        {...(isVisitor ? { onClick: study } : { href: paths.studyCenter() })}
        icon={<Icon as={BookOpen} size={18} />}
      >
        我的课程
      </HeaderAction>
      {isVisitor && error ? (
        <HeaderAction onClick={retry}>账号加载失败，重试</HeaderAction>
      ) : isVisitor ? (
        <>
          <form action={paths.login()} css={{ display: 'contents' }} onSubmit={askToLogIn}>
            <HeaderAction type="submit">登录</HeaderAction>
          </form>
          <Button size="sm" onClick={() => openRegister()}>
            注册
          </Button>
        </>
      ) : (
        <Suspense fallback={<Waiting />}>
          <MemberCorner onLeave={onLeave} />
        </Suspense>
      )}
    </>
  );
}
