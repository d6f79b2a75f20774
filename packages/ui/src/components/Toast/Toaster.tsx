import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
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
  const isMissing = messages.length > 0 && Viewport === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    load().then(
      (module) => isCurrent && setViewport(() => module.ToastViewport),
      // Offline: the messages stay in the store, and the next one tries again.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, messages.length]);
  return Viewport && <Viewport messages={messages} />;
}
