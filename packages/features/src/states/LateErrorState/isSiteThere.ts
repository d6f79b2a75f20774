/** Returns whether the site answers; without it a reload would end on the browser's own error page. */
export const isSiteThere = (): Promise<boolean> =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
