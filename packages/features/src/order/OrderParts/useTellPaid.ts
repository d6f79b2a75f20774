import { useEffect, useRef } from 'react';
import { ORDER_STATUS } from '@qinghe/api/resources/orders';
import { useAfterPayment } from '@qinghe/hooks/data/orders';
import { useLocation } from '@qinghe/features/routing/Routing';

/**
 * Whether an order is paid. Where that is news, rights and orders are asked for anew; a page that was loaded after the payment
 * has just asked for them.
 */
export function useTellPaid(orderNo: string, status: number | null): boolean {
  const afterPayment = useAfterPayment();
  const isLoadedHere = useLocation().key === 'default';
  const hasWaited = useRef(false);
  const isPaid = status === ORDER_STATUS.paid;
  useEffect(() => {
    if (status === null) return;
    if (!isPaid) hasWaited.current = true;
    else if (hasWaited.current || !isLoadedHere) afterPayment(orderNo);
  }, [status, isPaid, isLoadedHere, afterPayment, orderNo]);
  return isPaid;
}
