import type { SocialApp } from '@qinghe/api/resources/profile';
import { useUnbindSocial } from '@qinghe/hooks/data/profile';
import { useSession } from '@qinghe/hooks/stores/session';
import { Button } from '@qinghe/ui/components/Button';
import { Dialog } from '@qinghe/ui/components/Dialog';
import { toast } from '@qinghe/ui/components/Toast';
import { spaced } from '@qinghe/ui/words';
import { showError } from '@qinghe/features/states/ShowError';

/** Display names of the social accounts. */
export const socialNames: Readonly<Record<SocialApp, string>> = { qq: 'QQ', wechat: '微信' };

interface UnbindDialogProps {
  app: SocialApp;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Asks for confirmation before a social account is unbound, and warns members without a mobile number that they may lose access.
 */
export function UnbindDialog({ app, isOpen, onClose }: UnbindDialogProps) {
  const { user } = useSession();
  const { trigger, isMutating } = useUnbindSocial();
  const name = socialNames[app];
  const lost = spaced('解绑后将无法再用', name, '登录');
  const unbind = async () => {
    try {
      await trigger({ app });
      toast.success('解绑成功');
      onClose();
    } catch (error) {
      showError(error);
    }
  };
  return (
    <Dialog
      size="confirm"
      isOpen={isOpen}
      onClose={onClose}
      title={spaced('解除绑定', name, '？')}
      description={
        user?.is_bind_mobile === false
          ? `账号还没有绑定手机号，${lost}，可能找不回这个账号。`
          : `${lost}这个账号。`
      }
      actions={
        <>
          <Button variant="ghost" size="sm" onClick={onClose}>
            取消
          </Button>
          <Button
            variant="danger"
            size="sm"
            isLoading={isMutating}
            loadingText="解绑中"
            onClick={() => void unbind()}
          >
            解除绑定
          </Button>
        </>
      }
    />
  );
}
