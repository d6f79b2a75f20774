import type { GoodsType } from '../../url/index.ts';

/** What is being bought, at the price that the server names now. */
export interface CheckoutItem {
  type: GoodsType;
  id: number;
  /** Yuan before any discount. */
  price: number;
}

/** Why a promo code cannot be used, as far as the server tells (contract E-72). */
export type CodeRefusal = 'unknown' | 'expired' | 'unusable' | 'invitation';

/** What a check of a promo code answers. */
export type CodeAnswer =
  { kind: 'usable'; code: string; discount: number } | { kind: 'refused'; reason: CodeRefusal };

export type CodeState =
  | { kind: 'idle' }
  | { kind: 'checking' }
  | { kind: 'refused'; reason: CodeRefusal }
  | { kind: 'applied'; code: string; discount: number };

/** A checkout as it stands. */
export interface CheckoutState {
  /** Null until the goods are loaded. */
  readonly item: CheckoutItem | null;
  /** What stands in the field of the promo code. */
  readonly text: string;
  readonly code: CodeState;
  readonly isSubmitting: boolean;
}

/** An order as it is posted: what is on screen, and nothing else. */
export interface OrderDraft extends CheckoutItem {
  /** The promo code; null without a discount. */
  code: string | null;
  /** Yuan that the code takes off, never more than the price. */
  discount: number;
  /** Yuan to pay. */
  payable: number;
}

/** Says that goods or code are no longer what the screen shows; nothing was posted. */
export class CheckoutChanged extends Error {
  override readonly name = 'CheckoutChanged';
  /** The code's answer now, where the code is what changed. */
  readonly answer: CodeAnswer | null;

  constructor(answer: CodeAnswer | null = null) {
    super('The checkout has changed.');
    this.answer = answer;
  }
}

/** What the checkout asks of the world. */
export interface CheckoutPorts<Form, Placed> {
  checkCode: (code: string) => Promise<CodeAnswer>;
  /** Posts the order; rejects with {@link CheckoutChanged} before posting when the draft no longer holds. */
  place: (draft: OrderDraft, form: Form) => Promise<Placed>;
}

export interface Checkout<Form, Placed> {
  getState: () => CheckoutState;
  /** Calls the listener after every change; returns the way to stop it. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Opens the checkout for an item. Another item starts over, a new price of the same one is taken
   * on; while an order is being posted that waits until it was refused.
   */
  open: (item: CheckoutItem | null) => void;
  /** Takes what is typed into the field of the promo code. An applied code has to be removed first. */
  type: (text: string) => void;
  /** Asks whether the typed code can be used. Rejects when the server cannot be asked. */
  apply: () => Promise<void>;
  /** Takes an applied code off and empties the field. */
  remove: () => void;
  /**
   * Posts the order once: while one is under way, and after one was placed, it resolves to null.
   * Rejects as `place` does, and then the checkout can be changed and submitted again.
   */
  submit: (form: Form) => Promise<Placed | null>;
}

const EMPTY: CheckoutState = {
  item: null,
  text: '',
  code: { kind: 'idle' },
  isSubmitting: false,
};

/** What is to be posted; null before the goods are there. A code that takes nothing off is left out. */
export function draftOf({ item, code }: CheckoutState): OrderDraft | null {
  if (!item) return null;
  const price = Math.max(0, item.price);
  const discount = code.kind === 'applied' ? Math.min(code.discount, price) : 0;
  return {
    ...item,
    price,
    discount,
    code: code.kind === 'applied' && discount > 0 ? code.code : null,
    payable: price - discount,
  };
}

const settle = (answer: CodeAnswer): CodeState =>
  answer.kind === 'usable' && answer.discount > 0
    ? { kind: 'applied', code: answer.code, discount: answer.discount }
    : { kind: 'refused', reason: answer.kind === 'refused' ? answer.reason : 'unusable' };

/**
 * A checkout as a state machine without a screen: the shown discount and what is posted come from the
 * same state, late answers about a code that is no longer typed are dropped, and an order is posted
 * once however often it is asked for.
 */
export function createCheckout<Form, Placed>(
  ports: CheckoutPorts<Form, Placed>,
): Checkout<Form, Placed> {
  let state = EMPTY;
  let checks = 0;
  let next: CheckoutItem | null | undefined;
  const listeners = new Set<() => void>();

  function set(change: Partial<CheckoutState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function isFree(): boolean {
    return !state.isSubmitting && state.item !== null;
  }

  function open(item: CheckoutItem | null): void {
    if (state.isSubmitting) {
      next = item;
      return;
    }
    const { item: old } = state;
    if (old && item && old.type === item.type && old.id === item.id) {
      if (old.price !== item.price) set({ item });
      return;
    }
    checks += 1;
    set({ ...EMPTY, item });
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open,
    type(text) {
      if (state.isSubmitting || state.code.kind === 'applied') return;
      checks += 1;
      set({ text, code: { kind: 'idle' } });
    },
    async apply() {
      const text = state.text.trim();
      if (!isFree() || text === '' || state.code.kind === 'applied') return;
      checks += 1;
      const check = checks;
      set({ code: { kind: 'checking' } });
      try {
        const answer = await ports.checkCode(text);
        if (check === checks) set({ code: settle(answer) });
      } catch (error) {
        if (check !== checks) return;
        set({ code: { kind: 'idle' } });
        throw error;
      }
    },
    remove() {
      if (state.isSubmitting) return;
      checks += 1;
      set({ text: '', code: { kind: 'idle' } });
    },
    async submit(form) {
      const draft = draftOf(state);
      if (!draft || !isFree()) return null;
      // A code still being checked is not part of what the screen shows.
      checks += 1;
      set({
        isSubmitting: true,
        ...(state.code.kind === 'checking' && { code: { kind: 'idle' } }),
      });
      try {
        return await ports.place(draft, form);
      } catch (error) {
        const answer = error instanceof CheckoutChanged ? error.answer : null;
        set({ isSubmitting: false, ...(answer && { code: settle(answer) }) });
        if (next !== undefined) open(next);
        next = undefined;
        throw error;
      }
    },
  };
}
