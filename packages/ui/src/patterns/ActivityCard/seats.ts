/** The seats of an activity as far as they are known. */
export interface Seats {
  /** Number of people who have signed up. */
  joined?: number;
  /** Number of places; 0 or none for no limit. */
  capacity?: number;
  /** Whether no place is left, whatever the numbers say. */
  isFull?: boolean;
  /** Whether it is too late to sign up. */
  isEnded?: boolean;
  /** Whether it does not take place. */
  isCancelled?: boolean;
  /** Whether nobody can sign up any more: what is left is no news then. */
  isClosed?: boolean;
}

export interface SeatLine {
  text: string;
  /** Whether few places are left. */
  isScarce?: boolean;
  /** Taken places in percent, where there is a limit. */
  percent?: number;
}

const SCARCE = 3;

/** What is said about the seats, or null when nothing is known. */
export function describeSeats({
  joined,
  capacity = 0,
  isFull,
  isEnded,
  isCancelled,
  isClosed,
}: Seats): SeatLine | null {
  if (isCancelled) return { text: '活动已取消' };
  if (isEnded) return { text: '活动已结束' };
  if (isClosed) return joined ? { text: `已报 ${joined} 人` } : null;
  const left = capacity > 0 && joined !== undefined ? capacity - joined : Infinity;
  if (isFull || left <= 0) return { text: '名额已满', percent: 100 };
  if (joined === undefined) return null;
  if (capacity <= 0) return joined > 0 ? { text: `已报 ${joined} 人` } : null;
  const percent = (joined / capacity) * 100;
  if (left <= SCARCE) return { text: `仅剩 ${left} 席`, percent, isScarce: true };
  return { text: `已报 ${joined} / ${capacity}`, percent };
}
