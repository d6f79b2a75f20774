/** Tones of a toast, by meaning. */
export const toastTones = ['success', 'error', 'info', 'warning'] as const;
export type ToastTone = (typeof toastTones)[number];

export interface ToastMessage {
  id: number;
  tone: ToastTone;
  text: string;
  /** How often the same message was repeated while shown; each repetition announces it again and restarts its timer. */
  repeats: number;
}

let messages: readonly ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function update(next: readonly ToastMessage[]) {
  messages = next;
  listeners.forEach((listener) => listener());
}

function show(tone: ToastTone, text: string) {
  const same = messages.find((message) => message.tone === tone && message.text === text);
  if (same)
    update(
      messages.map((message) =>
        message === same ? { ...message, repeats: message.repeats + 1 } : message,
      ),
    );
  else {
    lastId += 1;
    update([...messages, { id: lastId, tone, text, repeats: 0 }]);
  }
}

/**
 * Shows a short message at the top of the window, from anywhere in the code. Messages are queued until
 * `Toaster` has loaded, and while three toasts are shown. The same text in the same tone is shown
 * only once at a time.
 */
export const toast = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
  info: (text: string) => show('info', text),
  warning: (text: string) => show('warning', text),
  /** Dismisses one toast. */
  dismiss: (id: number) => update(messages.filter((message) => message.id !== id)),
  /** Dismisses all toasts, including queued ones. */
  dismissAll: () => update([]),
};

/** The messages, oldest first, as a store for `useSyncExternalStore`. */
export const toastStore = {
  read: () => messages,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
