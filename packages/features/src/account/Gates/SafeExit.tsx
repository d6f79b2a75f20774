import { LogOut } from 'lucide-react';
import { Icon } from '@qinghe/ui/components/Icon';
import { TextButton } from '@qinghe/features/states/TextButton';
import { useSafeExit } from '../UserMenu/index.ts';

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
