import { LogOut } from 'lucide-react';
import { Icon } from '../../components/Icon/index.ts';
import { TextButton } from '../Account/parts/TextButton.tsx';
import { useSafeExit } from '../UserMenu/useSafeExit.ts';

export interface SafeExitProps {
  /** Loads the home page anew after the logout. */
  onLeave: () => void;
}

/** The way out of a page that asks something of the member first. */
export function SafeExit({ onLeave }: SafeExitProps) {
  const exit = useSafeExit(onLeave);
  return (
    <TextButton look="plain" onClick={exit}>
      <Icon as={LogOut} size={16} />
      安全退出
    </TextButton>
  );
}
