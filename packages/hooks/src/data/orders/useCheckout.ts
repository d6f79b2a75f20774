import { useState, useSyncExternalStore } from 'react';
import { CheckoutChanged, createCheckout, draftOf } from './checkout.ts';
import type { Checkout, CheckoutItem, CheckoutState, OrderDraft } from './checkout.ts';
import { placeOrder } from './placeOrder.ts';
import type { OrderContext, PlacedOrder } from './placeOrder.ts';
import { askForCode } from './promoCodes.ts';

/** What is given along when an order is submitted. */
export interface Submission {
  context: OrderContext;
  /** Fetches the goods anew; null when they can no longer be bought by this member. */
  freshItem: () => Promise<CheckoutItem | null>;
}

/** The checkout of a page: what it shows, and the ways to change it. */
export interface CheckoutHandle extends Pick<
  Checkout<Submission, PlacedOrder>,
  'open' | 'type' | 'apply' | 'remove' | 'submit'
> {
  state: CheckoutState;
  /** What would be posted now; null before the goods are there. */
  draft: OrderDraft | null;
}

/** Rejects when price, right to buy or code are no longer those of the draft. */
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

/** One checkout for as long as the component lives (contract 4.9). */
export function useCheckout(): CheckoutHandle {
  const [checkout] = useState(create);
  const state = useSyncExternalStore(checkout.subscribe, checkout.getState);
  const { open, type, apply, remove, submit } = checkout;
  return { state, draft: draftOf(state), open, type, apply, remove, submit };
}
