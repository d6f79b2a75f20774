import { useEffect, useRef } from 'react';
import { ORDER_STATUS } from '@qinghe/api/resources/orders';
import { changeOrder, useAfterPayment } from '@qinghe/hooks/data/orders';
import { useLocation } from '@qinghe/features/routing/Routing';

/**
 * Returns whether an order is paid. If it became paid while the page was open, rights and orders are revalidated; a page loaded
 * after the payment has just fetched them. The order is then settled, so that the same goods can be bought again.
 */
export function useTellPaid(orderNo: string, status: number | null): boolean {
  const afterPayment = useAfterPayment();
  const isLoadedHere = useLocation().key === 'default';
  const hasWaited = useRef(false);
  const isPaid = status === ORDER_STATUS.paid;
  useEffect(() => {
    if (status === null) return;
    if (!isPaid) hasWaited.current = true;
    else {
      changeOrder(orderNo, { isSettled: true });
      if (hasWaited.current || !isLoadedHere) afterPayment(orderNo);
    }
  }, [status, isPaid, isLoadedHere, afterPayment, orderNo]);
  return isPaid;
}
