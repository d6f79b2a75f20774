/** The video players that schools embed most. */
const FRAME_HOSTS: readonly string[] = ['player.bilibili.com', 'player.youku.com', 'v.qq.com'];

const HOST = /^[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?$/i;

/**
 * Reads the field `frameHosts` of `/env.js`: hosts of external players that lessons may show in a frame. The usual ones when it
 * is not a list. Not part of `parseEnv`, because only the lesson page needs it. Never throws.
 */
export function parseFrameHosts(settings: unknown): readonly string[] {
  const hosts: unknown =
    typeof settings === 'object' && settings !== null && 'frameHosts' in settings
      ? settings.frameHosts
      : null;
  if (!Array.isArray(hosts)) return FRAME_HOSTS;
  return hosts.filter((host) => typeof host === 'string' && HOST.test(host));
}

/** Returns {@link parseFrameHosts} with the settings of this deployment. */
export function readFrameHosts(): readonly string[] {
  return parseFrameHosts(window.__QINGHE__);
}
