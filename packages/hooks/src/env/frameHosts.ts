/** Players that schools embed most. */
const FRAME_HOSTS: readonly string[] = ['player.bilibili.com', 'player.youku.com', 'v.qq.com'];

const HOST = /^[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?$/i;

/**
 * Hosts of foreign players that lessons may show in a frame, from the field `frameHosts` of
 * `/env.js`; those that schools embed most when it is no list. Apart from the other settings
 * because only the lesson page wants it. Never throws.
 */
export function parseFrameHosts(settings: unknown): readonly string[] {
  const hosts: unknown =
    typeof settings === 'object' && settings !== null && 'frameHosts' in settings
      ? settings.frameHosts
      : null;
  if (!Array.isArray(hosts)) return FRAME_HOSTS;
  return hosts.filter((host) => typeof host === 'string' && HOST.test(host));
}

/** {@link parseFrameHosts} of this deployment. */
export function readFrameHosts(): readonly string[] {
  return parseFrameHosts(window.__QINGHE__);
}
