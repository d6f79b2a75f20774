import { useEffect } from 'react';
import { readEnv } from '../../env/index.ts';
import { localKeys, writeJson } from '../../storage/index.ts';
import { useSystem } from '../../stores/system/index.ts';

/** Stores system config on the device, for when it cannot be loaded (`useKeptConfig`). */
export function useKeepConfig(): void {
  const config = useSystem((state) => state.config);
  useEffect(() => {
    if (config) writeJson(localKeys.config, { api: readEnv().apiUrl, config });
  }, [config]);
}
