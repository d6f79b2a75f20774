import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { PlainToasts } from './PlainToasts.tsx';
import type { ToastViewportProps } from './ToastViewport.tsx';
import { toastStore } from './toast.ts';

const load = () => import('./ToastViewport.tsx');

/** Preloads the code of the toasts. Resolves also when that fails; the next toast tries again. */
export async function loadToasts(): Promise<void> {
  await load().catch(() => undefined);
}

/** Shows the toasts. Render it once per application; the code of the toasts is loaded with the first one. */
export function Toaster() {
  const messages = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  const [Viewport, setViewport] = useState<ComponentType<ToastViewportProps> | null>(null);
  const [isLost, setLost] = useState(false);
  const isMissing = messages.length > 0 && Viewport === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    load().then(
      (module) => isCurrent && setViewport(() => module.ToastViewport),
      // Falls back to `PlainToasts`; the next message tries again.
      () => isCurrent && setLost(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, messages.length]);
  if (Viewport) return <Viewport messages={messages} />;
  return isMissing && isLost && <PlainToasts messages={messages} />;
}
