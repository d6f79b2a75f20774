import { useDestroyAccount } from '@qinghe/hooks/data/profile';
import { resetDialogs, sealDialogs } from '@qinghe/hooks/stores/dialogs';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { toast } from '../../components/Toast/index.ts';
import { showError } from '../Account/showError.ts';

/** How long the words are shown before the site is loaded anew, in milliseconds. */
const DELAY = 500;

interface DestroyDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Loads the home page anew, as a visitor. */
  onLeave: () => void;
}

/** Asks before the account's deletion is requested: it happens in seven days unless the member logs in. */
export function DestroyDialog({ isOpen, onClose, onLeave }: DestroyDialogProps) {
  const { trigger, isMutating } = useDestroyAccount();
  const destroy = async () => {
    // The page is a member's: the login must not open while the site is on its way out.
    sealDialogs();
    try {
      await trigger();
      toast.success('注销成功');
      setTimeout(() => {
        resetDialogs();
        onLeave();
      }, DELAY);
    } catch (error) {
      resetDialogs();
      showError(error);
    }
  };
  return (
    <Dialog
      size="confirm"
      isOpen={isOpen}
      onClose={onClose}
      title="注销账号"
      description="确认之后账号将在7天后自动注销，期间内登录账号将会自动取消账号注销"
      actions={
        <>
          <Button variant="ghost" size="sm" onClick={onClose}>
            取消
          </Button>
          <Button
            variant="danger"
            size="sm"
            isLoading={isMutating}
            loadingText="提交中"
            onClick={() => void destroy()}
          >
            确认注销
          </Button>
        </>
      }
    />
  );
}
