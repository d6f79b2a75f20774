const pad = (value: number) => String(value).padStart(2, '0');

/** Formats a position in seconds as `06:18` or `1:02:05`. */
export function clock(seconds: number): string {
  const total = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const hours = Math.floor(total / 3600);
  const rest = `${pad(Math.floor((total % 3600) / 60))}:${pad(total % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** Formats a position in seconds for screen readers: `6 分 18 秒`. */
export function spokenClock(seconds: number): string {
  const total = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const hours = Math.floor(total / 3600);
  const minutes = Math.floor((total % 3600) / 60);
  return [hours && `${hours} 小时`, minutes && `${minutes} 分`, `${total % 60} 秒`]
    .filter(Boolean)
    .join(' ');
}
