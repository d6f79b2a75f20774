/** Whether the page runs inside WeChat, which neither downloads files nor opens calendars. */
function isWechat(userAgent: string): boolean {
  return /MicroMessenger/i.test(userAgent);
}

/** Hands a calendar file to the browser; false inside WeChat, where that cannot be done. */
export function saveCalendarFile(content: string, name: string): boolean {
  if (isWechat(navigator.userAgent)) return false;
  const url = URL.createObjectURL(new Blob([content], { type: 'text/calendar;charset=utf-8' }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = `${name.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim() || 'activity'}.ics`;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return true;
}
