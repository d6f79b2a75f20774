import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@qinghe/api/client';
import { localKeys, writeJson } from '../../storage/index.ts';
import { stubWindow } from '../../testing/browser.ts';
import { configWith } from '../../testing/fixtures.ts';
import { readKeptConfig, retryWait } from './index.ts';

const failure = (init: Omit<ConstructorParameters<typeof ApiError>[0], 'url'>) =>
  new ApiError({ url: '/api/v2/other/config', ...init });

describe('retryWait', () => {
  it.each([
    ['the rate limit', { kind: 'envelope', code: 429, status: 200 }, [2000, 4000, 8000]],
    ['the limit of a proxy', { kind: 'http', status: 429, retryAfter: 5000 }, [5000, 5000, 8000]],
    ['a gateway error', { kind: 'http', status: 502 }, [2000, 4000, 8000]],
    ['no answer in time', { kind: 'timeout' }, [2000, 4000, 8000]],
    ['maintenance', { kind: 'envelope', code: 503, status: 200 }, [2000, 4000, 8000]],
    ['an hour', { kind: 'http', status: 503, retryAfter: 3_600_000 }, [60_000, 60_000, 60_000]],
    ['no API at all', { kind: 'http', status: 404 }, [null, null, null]],
    ['a refusal', { kind: 'envelope', code: 1, message: '学堂已关闭' }, [null, null, null]],
  ] as const)('after %s', (_, init, waits) => {
    expect(waits.map((_wait, tries) => retryWait(failure(init), tries))).toEqual(waits);
  });
});

describe('readKeptConfig', () => {
  beforeEach(() => stubWindow({ apiUrl: 'https://a.test' }));
  afterEach(() => vi.unstubAllGlobals());

  it('gives back what was kept of this server, and of no other', async () => {
    const config = await configWith({ enabled_face_verify: true }, { enabled_addons: ['Cert'] });
    expect(readKeptConfig()).toBeNull();
    writeJson(localKeys.config, { api: 'https://b.test', config });
    expect(readKeptConfig()).toBeNull();
    writeJson(localKeys.config, { api: 'https://a.test', config });
    expect(readKeptConfig()).toEqual(config);
  });
});
