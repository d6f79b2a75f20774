function pad(value: number): string {
  return String(value).padStart(2, '0');
}

function wholeSeconds(seconds: number): number {
  return Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
}

/** A length in seconds as a player shows it: `08:42`, `1:02:05`. Invalid or negative is `00:00`. */
export function clockDuration(seconds: number): string {
  const total = wholeSeconds(seconds);
  const hours = Math.floor(total / 3600);
  const rest = `${pad(Math.floor((total % 3600) / 60))}:${pad(total % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/**
 * A length in seconds in words: `1 小时 20 分`, `16 小时`, `52 分`, `45 秒`. Seconds are dropped
 * from a minute on; '' when nothing is known (0, negative or invalid).
 */
export function spokenDuration(seconds: number): string {
  const total = wholeSeconds(seconds);
  if (total === 0) return '';
  if (total < 60) return `${total} 秒`;
  const hours = Math.floor(total / 3600);
  const minutes = Math.floor((total % 3600) / 60);
  if (hours === 0) return `${minutes} 分`;
  return minutes === 0 ? `${hours} 小时` : `${hours} 小时 ${minutes} 分`;
}
