import type { OrderFacts } from '@qinghe/hooks/data/orders';

const MINUTE = 60_000;

/** Lifetimes in milliseconds: of a cashier page (contract E-82), and of an unpaid order (contract 2.7). */
const LIFE = { cashier: 30 * MINUTE, order: 60 * MINUTE } as const;

/** Returns until when an order can be paid, in epoch milliseconds; null when its creation time is unknown. */
export function deadlineOf(
  { createdAt }: Pick<OrderFacts, 'createdAt'>,
  hasCashier: boolean,
): number | null {
  if (createdAt === null) return null;
  return Date.parse(createdAt) + (hasCashier ? LIFE.cashier : LIFE.order);
}

/** Returns whether a cancelled order is old enough to have been cancelled for its age (contract 2.7). */
export function hasTimedOut({ createdAt }: OrderFacts, now: number): boolean {
  return createdAt !== null && now - Date.parse(createdAt) >= LIFE.order;
}

/** Formats the minutes and seconds left, such as 27:14; null when no time is left. */
export function timeLeft(deadline: number, now: number): string | null {
  const seconds = Math.ceil((deadline - now) / 1000);
  if (seconds <= 0) return null;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
