/**
 * Reads the field `vitalsUrl` of `/env.js`, the address that performance figures of visitors' pages are sent to: a path of the
 * site such as `/vitals`, or an https address; null for anything else. Not part of `parseEnv`, because only code that is loaded
 * late needs it. Never throws.
 */
export function parseVitalsUrl(settings: unknown): string | null {
  const { vitalsUrl }: { vitalsUrl?: unknown } = Object(settings);
  const isAddress =
    typeof vitalsUrl === 'string' &&
    /^(?:https:\/\/[\w.-]+(?::\d+)?)?\/(?!\/)[\w./-]*$/.test(vitalsUrl);
  return isAddress ? vitalsUrl : null;
}

/** Returns {@link parseVitalsUrl} with the settings of this deployment. */
export function readVitalsUrl(): string | null {
  return parseVitalsUrl(window.__QINGHE__);
}
