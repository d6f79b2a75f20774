import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { getConfig } from '@qinghe/api/resources/config';
import type { Config } from '@qinghe/api/resources/config';
import { recogniseServer } from '../../stores/server/index.ts';
import { useSystem } from '../../stores/system/index.ts';

/** Returns a fingerprint of the server's config, which differs between its versions and sets of add-ons (contract E-41). */
export function serverMark({
  vip_protocol,
  paid_content_purchase_protocol,
  sliders,
  enabled_addons,
}: Pick<Config, 'vip_protocol' | 'paid_content_purchase_protocol' | 'enabled_addons'> & {
  readonly sliders: readonly unknown[] | null;
}): string {
  const since = [vip_protocol !== '', paid_content_purchase_protocol !== '', sliders === null];
  return [...since.map(Number), ...enabled_addons].join(' ');
}

/**
 * Detects by system config that the server was updated or has other add-ons. What it was known to lack is then forgotten, and all
 * cached calls but config are requested again.
 */
export function useServerMark(): void {
  const config = useSystem((state) => state.config);
  const { mutate } = useSWRConfig();
  useEffect(() => {
    if (
      config &&
      recogniseServer(serverMark({ ...config, enabled_addons: [...config.enabled_addons] }))
    )
      void mutate((key) => Array.isArray(key) && key[0] !== getConfig.name);
  }, [config, mutate]);
}
