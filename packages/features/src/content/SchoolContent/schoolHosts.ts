import { readEnv } from '@qinghe/hooks/env';
import type { useSystem } from '@qinghe/hooks/stores/system';

type Config = ReturnType<typeof useSystem>['config'];

/** The host of an absolute address; none for any other. */
function hostOf(address: string): string[] {
  try {
    return [new URL(address).host].filter(Boolean);
  } catch {
    return [];
  }
}

/** Hosts that are the school's own: its servers, and wherever its logo, its posters and its slides are kept. */
export function schoolHosts(config: Config): readonly string[] {
  const { apiUrl } = readEnv();
  if (!config) return hostOf(apiUrl);
  const { url, pc_url, h5_url, logo, player, sliders } = config;
  const slides = sliders?.map(({ thumb }) => thumb) ?? [];
  const addresses = [apiUrl, url, pc_url, h5_url, logo.logo, player.cover, ...slides];
  return Array.from(new Set(addresses.flatMap(hostOf)));
}
