import { useCallback } from 'react';
import { Dialog, useKept } from '@qinghe/ui/components/Dialog';
import { BindWechat } from './BindWechat.tsx';
import { DestroyDialog } from './DestroyDialog.tsx';
import { MobileForm } from './MobileForm.tsx';
import { NicknameForm } from './NicknameForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import type { ProfileTask } from './tasks.ts';
import { UnbindDialog } from './UnbindDialog.tsx';

export interface ProfileDialogsProps {
  /** The task whose dialog is open; null closes it. */
  task: ProfileTask | null;
  /** Closes the dialog of a task; one that was opened since stays, as when an earlier task is done late. */
  onClose: (task: ProfileTask) => void;
  /** Reloads the site at its home page after the account's deletion was requested. */
  onLeave: () => void;
}

/** The dialogs of the profile, one at a time. Loaded when the first one opens. */
export default function ProfileDialogs({
  task,
  onClose: onCloseTask,
  onLeave,
}: ProfileDialogsProps) {
  const shown = useKept(task);
  const onClose = useCallback(() => shown && onCloseTask(shown), [shown, onCloseTask]);
  const frame = { isOpen: task !== null, onClose };
  switch (shown) {
    case 'nickname':
      return (
        <Dialog {...frame} title="修改昵称">
          <NicknameForm onDone={onClose} />
        </Dialog>
      );
    case 'password':
      return (
        <Dialog {...frame} title="修改密码" description="验证手机号后，设置一个新密码">
          <PasswordForm onDone={onClose} />
        </Dialog>
      );
    case 'mobile':
      return (
        <Dialog {...frame} title="更换手机号" description="先验证当前手机号，再绑定新手机号">
          <MobileForm onDone={onClose} />
        </Dialog>
      );
    case 'bindWechat':
      return (
        <Dialog {...frame} title="绑定微信" isTitleHidden>
          <BindWechat isActive={frame.isOpen} onDone={onClose} />
        </Dialog>
      );
    case 'unbindWechat':
      return <UnbindDialog {...frame} app="wechat" />;
    case 'unbindQq':
      return <UnbindDialog {...frame} app="qq" />;
    case 'destroy':
      return <DestroyDialog {...frame} onLeave={onLeave} />;
    case null:
      return null;
  }
}
