import { useNavigate } from 'react-router-dom';
import { useMemberStatus } from '@qinghe/hooks/data/auth';
import { openLogin, openRegister } from '@qinghe/hooks/stores/dialogs';
import { useSession } from '@qinghe/hooks/stores/session';
import { paths } from '@qinghe/hooks/url';
import { MessageBell } from './MessageBell.tsx';
import { places } from './places.ts';
import { UserMenuView } from './UserMenuView.tsx';
import { useSafeExit } from './useSafeExit.ts';

export interface UserMenuProps {
  /** Loads the home page anew after the logout. */
  onLeave?: () => void;
}

const loadHome = () => window.location.assign(paths.home());

/** The member's corner of the desktop header, or the way in. */
export function UserMenu({ onLeave = loadHome }: UserMenuProps) {
  const navigate = useNavigate();
  const { user } = useSession();
  const { status } = useMemberStatus();
  const exit = useSafeExit(onLeave);
  return (
    <UserMenuView
      status={status}
      member={user}
      places={places}
      onStudy={() => openLogin(() => void navigate(paths.studyCenter()))}
      onLogin={() => openLogin()}
      onRegister={() => openRegister()}
      onLogout={exit}
    >
      <MessageBell />
    </UserMenuView>
  );
}
