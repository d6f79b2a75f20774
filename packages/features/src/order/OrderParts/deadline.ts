import type { OrderFacts } from '@qinghe/hooks/data/orders';

const MINUTE = 60_000;

/** How long a cashier's page lives (contract E-82), and an unpaid order (contract 2.7), in milliseconds. */
const LIFE = { cashier: 30 * MINUTE, order: 60 * MINUTE } as const;

/** Until when an order can be paid, in epoch milliseconds; null when its age is not known. */
export function deadlineOf(
  { createdAt }: Pick<OrderFacts, 'createdAt'>,
  hasCashier: boolean,
): number | null {
  if (createdAt === null) return null;
  return Date.parse(createdAt) + (hasCashier ? LIFE.cashier : LIFE.order);
}

/** Whether a cancelled order is old enough to have been cancelled for its age (contract 2.7). */
export function hasTimedOut({ createdAt }: OrderFacts, now: number): boolean {
  return createdAt !== null && now - Date.parse(createdAt) >= LIFE.order;
}

/** Minutes and seconds left, such as 27:14; null when none are. */
export function timeLeft(deadline: number, now: number): string | null {
  const seconds = Math.ceil((deadline - now) / 1000);
  if (seconds <= 0) return null;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
