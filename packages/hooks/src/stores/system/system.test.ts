import { beforeEach, describe, expect, it } from 'vitest';
import {
  defaultConfigFunc,
  featureNames,
  featureOfPath,
  isOpenPath,
  readFeatures,
  replaceConfigFunc,
  resetSystem,
  resolveConfigFunc,
  setSystemStatus,
  system,
} from './index.ts';

describe('feature switches', () => {
  it(
    'are the 19 of the spec, only vip on by default',
    { tags: ['spec:3.features', 'spec:3.features.default', 'spec:9.features'] },
    () => {
      const switches = Object.entries(defaultConfigFunc);
      expect(switches.map(([name]) => name)).toEqual(
        (
          'vip live book topic paper practice mockPaper wrongBook wenda share codeExchanger snapshort ke promoCode ' +
          'daySignIn credit1Mall tuangou miaosha cert'
        ).split(' '),
      );
      expect(switches.filter(([, isOn]) => isOn)).toEqual([['vip', true]]);
    },
  );

  it('have one list of names for tools', () => {
    expect([...featureNames]).toEqual(Object.keys(defaultConfigFunc));
  });

  it.each([
    ['nothing', {}, ['vip']],
    ['no add-ons', { addons: [] }, ['vip']],
    ['add-ons', { addons: ['Zhibo', 'Unheard'] }, ['vip', 'live']],
    [
      'one add-on for several switches',
      { addons: ['Paper'] },
      ['vip', 'paper', 'practice', 'mockPaper', 'wrongBook'],
    ],
    ['the reply', { configFunc: { vip: false, cert: true } }, ['cert']],
    ['the reply over add-ons', { configFunc: { book: true }, addons: ['Zhibo'] }, ['vip', 'book']],
    ['an empty reply over add-ons', { configFunc: {}, addons: ['Zhibo'] }, ['vip']],
    [
      'env.js over the reply',
      { env: { vip: false, live: true }, configFunc: { vip: true, live: false, ke: true } },
      ['live', 'ke'],
    ],
    ['env.js over add-ons', { env: { live: false }, addons: ['Zhibo', 'Cert'] }, ['vip', 'cert']],
    ['a check that has answered', { promoCode: true, addons: [] }, ['vip', 'promoCode']],
    ['the reply over that', { promoCode: true, configFunc: { promoCode: false } }, ['vip']],
    ['null sources', { configFunc: null, addons: null }, ['vip']],
  ])('come from %s', (_, sources, expected) => {
    const features = resolveConfigFunc(sources);
    expect(featureNames.filter((name) => features[name])).toEqual(expected);
    expect(Object.keys(features)).toHaveLength(19);
  });

  it('are read from unknown values without their noise', () => {
    expect(readFeatures({ vip: false, live: 'yes', other: true })).toEqual({ vip: false });
    expect(readFeatures(null)).toEqual({});
    expect(readFeatures('vip')).toEqual({});
  });
});

describe('modules', () => {
  it.each([
    ['/vip', 'vip'],
    ['/vip?from=menu', 'vip'],
    ['/live/detail/7', 'live'],
    ['/member/certs', 'cert'],
    ['/vips', null],
    ['/courses/detail/7', null],
    ['/member/credit1-free', null],
    ['/constructor', null],
    ['/member', null],
    ['https://school.example/vip', null],
    ['/', null],
  ])('%s needs %s', (path, feature) => {
    expect(featureOfPath(path)).toBe(feature);
  });

  it('is open when its switch is on, and always without one', () => {
    const none = { ...defaultConfigFunc, vip: false };
    expect(isOpenPath('/vip', defaultConfigFunc, [])).toBe(true);
    expect(isOpenPath('/vip', none, [])).toBe(false);
    expect(isOpenPath('/courses', none, [])).toBe(true);
  });

  it.each([
    ['/activates', false],
    ['/activates?cid=3', false],
    ['/activates/detail/7', false],
    ['/activate', true],
    ['/courses', true],
    ['https://school.example/activates', true],
  ])('%s is open on a server without activities: %s', (path, isOpen) => {
    expect(isOpenPath(path, defaultConfigFunc, ['/api/v2/activates'])).toBe(isOpen);
  });
});

describe('system', () => {
  beforeEach(resetSystem);

  it(
    'starts without config and with the default switches',
    { tags: ['spec:3.config.initial'] },
    () => {
      expect(system).toEqual({
        config: null,
        configFunc: defaultConfigFunc,
        status: 'idle',
        aliasOf: null,
      });
    },
  );

  it(
    'replaces all switches at once and keeps no tie to the given ones',
    { tags: ['spec:3.features.replaced', 'spec:4.features'] },
    () => {
      const next = { ...defaultConfigFunc, vip: false, live: true };
      replaceConfigFunc(next);
      next.book = true;
      expect(system.configFunc).toEqual({ ...defaultConfigFunc, vip: false, live: true });
      expect(defaultConfigFunc.vip).toBe(true);
    },
  );

  it(
    'forgets every switch that the next set does not name',
    { tags: ['spec:3.features.replaced', 'spec:4.features'] },
    () => {
      replaceConfigFunc({ ...defaultConfigFunc, vip: false, live: true, cert: true });
      replaceConfigFunc({ live: true });
      expect(system.configFunc).toEqual({ ...defaultConfigFunc, live: true });
      replaceConfigFunc({});
      expect(system.configFunc).toEqual(defaultConfigFunc);
    },
  );

  it('tells how far loading is', () => {
    setSystemStatus('loading');
    expect(system.status).toBe('loading');
    setSystemStatus('failed');
    expect(system.status).toBe('failed');
  });
});
