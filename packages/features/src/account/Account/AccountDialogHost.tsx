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
 * What comes of dialogs whose code cannot be loaded. The first time at an address the page is loaded anew, because most
 * often the code was that of an older release, and the dialog opens then; else a word says what helps.
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

/** Where the account dialogs open. Once in the desktop application; they are loaded with the first. */
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
