import { useEffect, useState, type ComponentType } from 'react';
import { closeDialog, useDialogs } from '@qinghe/hooks/stores/dialogs';
import { toast } from '../../components/Toast/index.ts';

/** Where the account dialogs open. Once in the desktop application; they are loaded with the first. */
export function AccountDialogHost() {
  const { account } = useDialogs();
  const [Dialogs, setDialogs] = useState<ComponentType | null>(null);
  const isMissing = account !== null && Dialogs === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    import('./AccountDialogs.tsx').then(
      (module) => isCurrent && setDialogs(() => module.AccountDialogs),
      () => {
        closeDialog();
        toast.error('加载失败，请检查网络连接后重试');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing]);
  return Dialogs && <Dialogs />;
}
