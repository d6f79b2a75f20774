import { useState, useSyncExternalStore } from 'react';
import { CheckoutChanged, createCheckout, draftOf } from './checkout.ts';
import type { Checkout, CheckoutItem, CheckoutState, OrderDraft } from './checkout.ts';
import { placeOrder } from './placeOrder.ts';
import type { OrderContext, PlacedOrder } from './placeOrder.ts';
import { askForCode } from './promoCodes.ts';

/** Data that is passed along when an order is submitted. */
export interface Submission {
  context: OrderContext;
  /** Reloads the goods; null when this member can no longer buy them. */
  freshItem: () => Promise<CheckoutItem | null>;
}

/** A page's checkout: its state, and the functions that change it. */
export interface CheckoutHandle extends Pick<
  Checkout<Submission, PlacedOrder>,
  'open' | 'type' | 'apply' | 'remove' | 'submit'
> {
  state: CheckoutState;
  /** The order that would be posted now; null before the goods are loaded. */
  draft: OrderDraft | null;
}

/** Rejects when the price, the right to buy or the promo code's discount differ from the draft. */
async function confirmDraft(draft: OrderDraft, { freshItem }: Submission): Promise<void> {
  const item = await freshItem();
  if (!item || item.price !== draft.price) throw new CheckoutChanged();
  if (draft.code === null) return;
  const answer = await askForCode(draft.code);
  const isSame =
    answer.kind === 'usable' && Math.min(answer.discount, draft.price) === draft.discount;
  if (!isSame) throw new CheckoutChanged(answer);
}

function create() {
  return createCheckout<Submission, PlacedOrder>({
    checkCode: askForCode,
    place: (draft, submission) =>
      placeOrder(draft, submission.context, () => confirmDraft(draft, submission)),
  });
}

/** Creates a checkout that lives as long as the component (contract 4.9). */
export function useCheckout(): CheckoutHandle {
  const [checkout] = useState(create);
  const state = useSyncExternalStore(checkout.subscribe, checkout.getState);
  const { open, type, apply, remove, submit } = checkout;
  return { state, draft: draftOf(state), open, type, apply, remove, submit };
}
