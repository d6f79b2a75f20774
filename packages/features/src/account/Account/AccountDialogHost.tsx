import { useEffect, useState, type ComponentType } from 'react';
import { local, localKeys, sessionKeys, tab } from '@qinghe/hooks/storage';
import {
  closeDialog,
  dialogs,
  openBind,
  openLogin,
  openRegister,
  useDialogs,
} from '@qinghe/hooks/stores/dialogs';
import { toast } from '@qinghe/ui/components/Toast';
import { isFirstLoss, isLostCode, isSiteThere } from '@qinghe/features/states/LateErrorState';

const KEPT = sessionKeys.page('dialog');

/**
 * Handles a failure to load the dialogs' code. On the first failure at an address the page is reloaded and the dialog reopened,
 * because the code was most often that of an older release. Otherwise the dialog closes and a toast explains what to do.
 */
async function recover(thrown: unknown): Promise<void> {
  const isThere = await isSiteThere();
  if (dialogs.account === null) return;
  if (isThere && isLostCode(thrown) && isFirstLoss()) {
    tab.write(KEPT, dialogs.account);
    window.location.reload();
    return;
  }
  closeDialog();
  toast.error(isThere ? '加载失败，请刷新页面后重试' : '加载失败，请检查网络连接后重试');
}

function reopen(): void {
  const kept = tab.read(KEPT);
  tab.remove(KEPT);
  if (kept === 'bindCode') openBind(local.read(localKeys.loginCode) ?? '', 'address');
  else if (kept === 'register') openRegister();
  else if (kept !== null) openLogin();
}

/**
 * Mount point of the account dialogs, rendered once in the desktop application. Their code is loaded when the first dialog opens.
 */
export function AccountDialogHost() {
  const { account } = useDialogs();
  const [Dialogs, setDialogs] = useState<ComponentType | null>(null);
  const isMissing = account !== null && Dialogs === null;
  useEffect(reopen, []);
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    import('./AccountDialogs.tsx').then(
      (module) => isCurrent && setDialogs(() => module.AccountDialogs),
      (thrown: unknown) => isCurrent && void recover(thrown),
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing]);
  return Dialogs && <Dialogs />;
}
