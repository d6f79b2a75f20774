/** Meanings of a toast. */
export const toastTones = ['success', 'error', 'info', 'warning'] as const;
export type ToastTone = (typeof toastTones)[number];

export interface ToastMessage {
  id: number;
  tone: ToastTone;
  text: string;
  /** How often the same words came again while they were shown; each time it is announced and timed anew. */
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
 * Says something short at the top of the window, from anywhere. Nothing is lost before `Toaster`
 * has loaded or while three toasts are up: the rest wait their turn. The same words in the same
 * tone are shown once.
 */
export const toast = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
  info: (text: string) => show('info', text),
  warning: (text: string) => show('warning', text),
  /** Takes one toast away. */
  dismiss: (id: number) => update(messages.filter((message) => message.id !== id)),
  /** Takes all toasts away, those that wait too. */
  dismissAll: () => update([]),
};

/** The messages as an external store, oldest first. */
export const toastStore = {
  read: () => messages,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
