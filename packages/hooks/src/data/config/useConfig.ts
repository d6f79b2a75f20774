import { useEffect } from 'react';
import { getConfig } from '@qinghe/api/resources/config';
import type { Config } from '@qinghe/api/resources/config';
import { setSystemStatus } from '../../stores/system/index.ts';
import { freshness, useEndpoint } from '../swr/index.ts';
import type { Query } from '../swr/index.ts';
import { applyConfig, reportConfigFailure } from './applyConfig.ts';

/**
 * Loads system config and the feature switches into the system store (contract E-41). A failure is logged once as 系统初始化失败; it is
 * not retried here: callers do so with `mutate`, after `retryWait`.
 */
export function useConfig(): Query<Config> {
  const query = useEndpoint(
    getConfig,
    {},
    { dedupingInterval: freshness.school, shouldRetryOnError: false },
  );
  const { data, error } = query;

  useEffect(() => {
    if (data) applyConfig(data);
    else if (error) reportConfigFailure(error);
    else setSystemStatus('loading');
  }, [data, error]);

  return query;
}
