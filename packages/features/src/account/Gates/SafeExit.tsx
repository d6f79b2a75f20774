import { LogOut } from 'lucide-react';
import { Icon } from '@qinghe/ui/components/Icon';
import { TextButton } from '@qinghe/features/states/TextButton';
import { useSafeExit } from '../UserMenu/index.ts';

export interface SafeExitProps {
  /** Reloads the site at its home page after the logout. */
  onLeave: () => void;
}

/** Logout button of a page that requires something of the member first. */
export function SafeExit({ onLeave }: SafeExitProps) {
  const exit = useSafeExit(onLeave);
  return (
    <TextButton look="plain" onClick={exit}>
      <Icon as={LogOut} size={16} />
      安全退出
    </TextButton>
  );
}
