/**
 * Whether the school lets WeChat's script set the card of a page that is sent on inside WeChat, from the field `wechatShare`
 * of `/env.js`. Apart from the other settings because only code that comes late wants it. Never throws.
 */
export function parseWechatShare(settings: unknown): boolean {
  return (
    typeof settings === 'object' &&
    settings !== null &&
    'wechatShare' in settings &&
    settings.wechatShare === true
  );
}

/** {@link parseWechatShare} of this deployment. */
export function readWechatShare(): boolean {
  return parseWechatShare(window.__QINGHE__);
}
