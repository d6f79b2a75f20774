import { useEffect, useState } from 'react';
import { useCodeLogin } from '@qinghe/hooks/data/auth';
import { useWechatScan } from '@qinghe/hooks/data/wechatScan';
import { finishLogin, openBind } from '@qinghe/hooks/stores/dialogs';
import { WechatScan } from './WechatScan.tsx';

export interface ScanLoginProps {
  /** Whether the dialog is open. While it closes, the last state stays visible. */
  isActive: boolean;
}

/** Logs in by a WeChat scan. An unbound WeChat account continues with the form that binds a mobile number (contract 4.7). */
export function ScanLogin({ isActive }: ScanLoginProps) {
  const exchange = useCodeLogin();
  const { state, refresh } = useWechatScan('login', exchange, isActive);
  const [shown, setShown] = useState(state);
  if (state.status !== 'closed' && state !== shown) setShown(state);
  useEffect(() => {
    if (state.status === 'done') finishLogin();
    if (state.status === 'unbound') openBind(state.code, 'scan');
  }, [state]);
  return <WechatScan state={shown} onRefresh={refresh} />;
}
