import { readEnv } from '@qinghe/hooks/env';
import type { LoadedConfig } from '@qinghe/hooks/stores/system';

/** Returns the host of an absolute address in an array, which is empty for any other text. */
function hostOf(address: string): string[] {
  try {
    return [new URL(address).host].filter(Boolean);
  } catch {
    return [];
  }
}

/** Returns the school's own hosts: its servers, and the hosts of its logo, player cover and slides. */
export function schoolHosts(config: LoadedConfig): readonly string[] {
  const { apiUrl } = readEnv();
  if (!config) return hostOf(apiUrl);
  const { url, pc_url, h5_url, logo, player, sliders } = config;
  const slides = sliders?.map(({ thumb }) => thumb) ?? [];
  const addresses = [apiUrl, url, pc_url, h5_url, logo.logo, player.cover, ...slides];
  return Array.from(new Set(addresses.flatMap(hostOf)));
}
