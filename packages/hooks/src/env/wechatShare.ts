/**
 * Reads the field `wechatShare` of `/env.js`: whether the school lets WeChat's script set the preview card of a page shared in
 * WeChat. Not part of `parseEnv`, because only code that is loaded late needs it. Never throws.
 */
export function parseWechatShare(settings: unknown): boolean {
  return (
    typeof settings === 'object' &&
    settings !== null &&
    'wechatShare' in settings &&
    settings.wechatShare === true
  );
}

/** Returns {@link parseWechatShare} with the settings of this deployment. */
export function readWechatShare(): boolean {
  return parseWechatShare(window.__QINGHE__);
}
