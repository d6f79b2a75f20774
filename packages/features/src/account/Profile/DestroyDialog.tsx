import { useDestroyAccount } from '@qinghe/hooks/data/profile';
import { setLeaving } from '@qinghe/hooks/stores/session';
import { Button } from '@qinghe/ui/components/Button';
import { Dialog } from '@qinghe/ui/components/Dialog';
import { showError } from '@qinghe/features/states/ShowError';
import { sayFarewell } from '../UserMenu/index.ts';

interface DestroyDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Reloads the site at its home page, as a visitor. */
  onLeave: () => void;
}

/** Asks for confirmation before an account's deletion is requested. It takes place in seven days unless the member logs in. */
export function DestroyDialog({ isOpen, onClose, onLeave }: DestroyDialogProps) {
  const { trigger, isMutating } = useDestroyAccount();
  const destroy = async () => {
    setLeaving(true);
    try {
      await trigger();
      void sayFarewell('注销成功', onLeave);
    } catch (error) {
      setLeaving(false);
      showError(error);
    }
  };
  return (
    <Dialog
      size="confirm"
      isOpen={isOpen}
      onClose={onClose}
      title="注销账号"
      description="确认之后账号将在 7 天后自动注销，期间内登录账号将会自动取消账号注销"
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
