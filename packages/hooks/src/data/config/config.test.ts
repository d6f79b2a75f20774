import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultConfigFunc, resetSystem, system } from '../../stores/system/index.ts';
import { stubWindow } from '../../testing/browser.ts';
import { configWith } from '../../testing/fixtures.ts';
import { applyConfig, reportConfigFailure } from './applyConfig.ts';

beforeEach(() => {
  stubWindow();
  resetSystem();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('applyConfig', () => {
  it('stores config and marks the system ready', async () => {
    applyConfig(await configWith({}));
    expect(system).toMatchObject({
      status: 'ready',
      config: { name: '青禾学堂' },
      configFunc: defaultConfigFunc,
    });
  });

  it('replaces the switches by config_func, then add-ons, with env.js on top', async () => {
    applyConfig(
      await configWith({}, { config_func: { live: 1, unheard: 1 }, enabled_addons: ['Cert'] }),
    );
    expect(system.configFunc).toEqual({ ...defaultConfigFunc, live: true });
    applyConfig(await configWith({}, { enabled_addons: ['Cert'] }));
    expect(system.configFunc).toEqual({ ...defaultConfigFunc, cert: true });
    stubWindow({ features: { vip: false } });
    applyConfig(await configWith({}, { enabled_addons: ['Cert'] }));
    expect(system.configFunc).toEqual({ ...defaultConfigFunc, vip: false, cert: true });
  });
});

describe('reportConfigFailure', () => {
  it('logs once until config has been there', { tags: ['spec:8.config'] }, () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const reason = new Error('network');
    reportConfigFailure(reason);
    reportConfigFailure(new Error('network'));
    expect(log.mock.calls).toEqual([['系统初始化失败', reason]]);
    expect(system.status).toBe('failed');
  });

  it('says nothing while an older config is in use', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    applyConfig(await configWith({}));
    reportConfigFailure(new Error('network'));
    expect(log).not.toHaveBeenCalled();
    expect(system.status).toBe('ready');
  });
});
