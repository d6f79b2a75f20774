/** Returns whether the page runs in WeChat's browser, which neither downloads files nor opens calendars. */
function isWechat(userAgent: string): boolean {
  return /MicroMessenger/i.test(userAgent);
}

/** Downloads a calendar file; returns false in WeChat's browser, where that is not possible. */
export function saveCalendarFile(content: string, name: string): boolean {
  if (isWechat(navigator.userAgent)) return false;
  const url = URL.createObjectURL(new Blob([content], { type: 'text/calendar;charset=utf-8' }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = `${name.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim() || 'activity'}.ics`;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  // The browser reads the file only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return true;
}
