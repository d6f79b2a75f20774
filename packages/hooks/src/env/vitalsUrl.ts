/**
 * Where figures of how fast pages were at a visitor's desk go, from the field `vitalsUrl` of `/env.js`: a path of the site such
 * as `/vitals`, or an https address; null for anything else. Apart from the other settings because only code that comes late
 * wants it. Never throws.
 */
export function parseVitalsUrl(settings: unknown): string | null {
  const { vitalsUrl }: { vitalsUrl?: unknown } = Object(settings);
  const isAddress =
    typeof vitalsUrl === 'string' &&
    /^(?:https:\/\/[\w.-]+(?::\d+)?)?\/(?!\/)[\w./-]*$/.test(vitalsUrl);
  return isAddress ? vitalsUrl : null;
}

/** {@link parseVitalsUrl} of this deployment. */
export function readVitalsUrl(): string | null {
  return parseVitalsUrl(window.__QINGHE__);
}
