import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { getOrderStatus } from '@qinghe/api/resources/orders';
import { client } from '../client/index.ts';
import { createStatusPoll } from './statusPoll.ts';
import type { StatusPoll, StatusState } from './statusPoll.ts';

/** An order's status, and a function that requests it at once. */
export interface OrderStatus extends StatusState, Pick<StatusPoll, 'askNow'> {}

const isVisible = () => document.visibilityState !== 'hidden';

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('pageshow', listener);
  };
}

/** Polls an order's status until it is paid or cancelled (contract E-81). */
export function useOrderStatus(orderNo: string): OrderStatus {
  const poll = useMemo(
    () =>
      createStatusPoll({
        ask: async () => (await client.send(getOrderStatus, { order_id: orderNo })).status,
        isVisible,
        onVisibility,
      }),
    [orderNo],
  );
  useEffect(() => poll.start(), [poll]);
  const state = useSyncExternalStore(poll.subscribe, poll.getState);
  return { ...state, askNow: poll.askNow };
}
