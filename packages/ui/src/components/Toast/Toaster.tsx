import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { PlainToasts } from './PlainToasts.tsx';
import type { ToastViewportProps } from './ToastViewport.tsx';
import { toastStore } from './toast.ts';

const load = () => import('./ToastViewport.tsx');

/** Fetches what draws the toasts. Done as well when it does not come; the next toast tries again. */
export async function loadToasts(): Promise<void> {
  await load().catch(() => undefined);
}

/** Shows the toasts. Once in an application; what draws them is loaded with the first one. */
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
      // The words are said plainly, and the next message tries again.
      () => isCurrent && setLost(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, messages.length]);
  if (Viewport) return <Viewport messages={messages} />;
  return isMissing && isLost && <PlainToasts messages={messages} />;
}
