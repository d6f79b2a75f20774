import { useState, useSyncExternalStore } from 'react';
import { system } from '../../stores/system/index.ts';
import { checkCode } from './checkCode.ts';
import { CheckoutChanged, createCheckout, draftOf } from './checkout.ts';
import type { Checkout, CheckoutItem, CheckoutState, OrderDraft } from './checkout.ts';
import { placeOrder } from './placeOrder.ts';
import type { OrderContext, PlacedOrder } from './placeOrder.ts';

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

const check = (code: string) => checkCode(code, system.configFunc.share);

/** Rejects when price, right to buy or code are no longer those of the draft. */
async function confirmDraft(draft: OrderDraft, { freshItem }: Submission): Promise<void> {
  const item = await freshItem();
  if (!item || item.price !== draft.price) throw new CheckoutChanged();
  if (draft.code === null) return;
  const answer = await check(draft.code);
  const isSame =
    answer.kind === 'usable' && Math.min(answer.discount, draft.price) === draft.discount;
  if (!isSame) throw new CheckoutChanged(answer);
}

function create() {
  return createCheckout<Submission, PlacedOrder>({
    checkCode: check,
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
