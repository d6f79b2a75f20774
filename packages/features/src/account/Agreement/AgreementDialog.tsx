import { useAgree } from '@qinghe/hooks/data/profile';
import { useSystem } from '@qinghe/hooks/stores/system';
import { safeHref } from '@qinghe/hooks/url';
import { Button } from '@qinghe/ui/components/Button';
import { Dialog } from '@qinghe/ui/components/Dialog';
import { Link } from '@qinghe/ui/components/Link';
import { showError } from '@qinghe/features/states/ShowError';
import { useSafeExit } from '../UserMenu/index.ts';

function Protocol({ url, name }: { url: string | undefined; name: string }) {
  const href = safeHref(url);
  if (href === null) return name;
  return (
    <Link href={href} isNewWindow>
      {name}
    </Link>
  );
}

export interface AgreementDialogProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Reloads the site at its home page after a refusal. */
  onLeave: () => void;
}

// Esc and a click outside the dialog do not count as an answer.
const stay = () => undefined;

/** Asks a member to agree to changed protocols; a refusal logs them out (contract E-39). */
export default function AgreementDialog({ isOpen, onLeave }: AgreementDialogProps) {
  const config = useSystem((state) => state.config);
  const { trigger, isMutating } = useAgree();
  const exit = useSafeExit(onLeave);
  return (
    <Dialog
      size="confirm"
      isOpen={isOpen}
      onClose={stay}
      initialFocus="title"
      title="协议更新"
      description={
        <>
          <Protocol url={config?.user_protocol} name="《用户协议》" />和
          <Protocol url={config?.user_private_protocol} name="《隐私政策》" />
          有更新，请阅读并同意后继续使用。
        </>
      }
      actions={
        <>
          <Button variant="ghost" size="sm" disabled={isMutating} onClick={exit}>
            不同意并退出
          </Button>
          <Button
            size="sm"
            isLoading={isMutating}
            loadingText="提交中"
            onClick={() => trigger({}).catch(showError)}
          >
            同意并继续
          </Button>
        </>
      }
    />
  );
}
