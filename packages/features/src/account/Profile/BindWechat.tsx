import { useEffect, useState } from 'react';
import { useBindSocial } from '@qinghe/hooks/data/profile';
import { useWechatScan } from '@qinghe/hooks/data/wechatScan';
import { toast } from '@qinghe/ui/components/Toast';
import { WechatScan } from '../Account/index.ts';

export interface BindWechatProps {
  /** Whether the dialog is open. While it closes, the last state stays visible. */
  isActive: boolean;
  onDone: () => void;
}

/** Binds the WeChat account that scans the code (contract 4.7). */
export function BindWechat({ isActive, onDone }: BindWechatProps) {
  const { trigger } = useBindSocial();
  const { state, refresh } = useWechatScan(
    'bind',
    async (code) => {
      await trigger({ code });
      return null;
    },
    isActive,
  );
  const [shown, setShown] = useState(state);
  if (state.status !== 'closed' && state !== shown) setShown(state);
  const isDone = state.status === 'done';
  useEffect(() => {
    if (!isDone) return;
    toast.success('绑定成功');
    onDone();
  }, [isDone, onDone]);
  return <WechatScan purpose="bind" state={shown} onRefresh={refresh} />;
}
