/** The known facts about the seats of an activity. */
export interface Seats {
  /** Number of people who have signed up. */
  joined?: number;
  /** Number of seats; 0 or undefined for no limit. */
  capacity?: number;
  /** Whether the activity is full, regardless of the numbers. */
  isFull?: boolean;
  /** Whether the activity has ended. */
  isEnded?: boolean;
  /** Whether the activity is cancelled. */
  isCancelled?: boolean;
  /** Whether sign-up is over; the seats that are left are then not shown. */
  isClosed?: boolean;
}

export interface SeatLine {
  text: string;
  /** Whether three or fewer seats are left. */
  isScarce?: boolean;
  /** Taken seats in percent, where there is a limit. */
  percent?: number;
}

const SCARCE = 3;

/** Returns the text about the seats; null when nothing is known. */
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
