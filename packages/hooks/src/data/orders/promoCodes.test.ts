import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@qinghe/api/client';
import { getPromoCodeCheck } from '@qinghe/api/resources/promoCodes';
import { lacksCall, resetServer } from '../../stores/server/index.ts';
import { replaceConfigFunc, resetSystem, system } from '../../stores/system/index.ts';
import { stubFetch, stubWindow } from '../../testing/browser.ts';
import { configWith } from '../../testing/fixtures.ts';
import { applyConfig } from '../config/index.ts';
import { askForCode, offersCodes } from './promoCodes.ts';

async function open(fields: Record<string, unknown> = {}, features = {}): Promise<void> {
  stubWindow({ apiUrl: 'https://school.example', features });
  resetServer();
  resetSystem();
  applyConfig(await configWith({}, fields));
}

/** Whether a checkout shows the promo code field. */
const isOffered = () =>
  offersCodes(system.config, system.configFunc, lacksCall(getPromoCodeCheck.path));

const unknownCode = { code: 0, data: { can_use: 0, promo_code: [] } };

const replies = (text: string, status = 200) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(text, { status })));

beforeEach(() => open());
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['says nothing of codes', {}, {}, true],
  ['names its add-ons', { enabled_addons: ['Cert'] }, {}, true],
  ['names other switches', { config_func: { live: 1 } }, {}, true],
  ['switches codes on', { config_func: { promoCode: 1 } }, {}, true],
  ['switches codes off', { config_func: { promoCode: 0 } }, {}, false],
  ['switches codes off in /env.js', {}, { promoCode: false }, false],
  ['is overruled by /env.js', { config_func: { promoCode: 0 } }, { promoCode: true }, true],
])('a school that %s offers codes: %s %s %s', async (_, fields, features, expected) => {
  await open(fields, features);
  expect(isOffered()).toBe(expected);
});

it('turns the switch on once the server has answered the check, and keeps it', async () => {
  stubFetch(unknownCode);
  expect(system.configFunc.promoCode).toBe(false);
  expect(await askForCode('NOBODY')).toEqual({ kind: 'refused', reason: 'unknown' });
  expect(system.configFunc).toMatchObject({ vip: true, promoCode: true });
  // Config is refreshed, or loaded again by the next page.
  resetSystem();
  applyConfig(await configWith({}, { enabled_addons: ['Cert'] }));
  expect(system.configFunc).toMatchObject({ promoCode: true, cert: true });
  applyConfig(await configWith({}, { config_func: { promoCode: false } }));
  expect(system.configFunc.promoCode).toBe(false);
});

it('learns nothing from a code that is refused unasked', async () => {
  const fetch = stubFetch(unknownCode);
  replaceConfigFunc({ share: true });
  expect(await askForCode('u7')).toEqual({ kind: 'refused', reason: 'invitation' });
  expect(fetch).not.toHaveBeenCalled();
  expect(system.configFunc.promoCode).toBe(false);
});

const notFound = JSON.stringify({ code: 404, message: '路由不存在', data: [] });
const page = '<!doctype html><title>SPA</title>';

it.each([
  ['its word for it', notFound, 200],
  ['HTTP 404', '', 404],
  ['HTTP 404 of a proxy', '<h1>404</h1>', 404],
  ['a web page', page, 200],
])('a server that lacks the check, said by %s, is asked once', async (_, text, status) => {
  replies(text, status);
  await expect(askForCode('NOBODY')).rejects.toBeInstanceOf(ApiError);
  expect(isOffered()).toBe(false);
  const fetch = stubFetch(unknownCode);
  await expect(askForCode('NOBODY')).rejects.toMatchObject({ kind: 'absent' });
  expect(fetch).not.toHaveBeenCalled();
});

it.each([
  ['a fault', JSON.stringify({ code: 1, message: '错误', data: [] }), 200],
  ['a bad gateway', '', 502],
  ['the rate limit', JSON.stringify({ code: 429, message: '', data: [] }), 200],
])('%s says nothing of what the server has', async (_, text, status) => {
  replies(text, status);
  await expect(askForCode('NOBODY')).rejects.toBeInstanceOf(ApiError);
  expect(isOffered()).toBe(true);
  expect(system.configFunc.promoCode).toBe(false);
});

it('does not take a web page for an absent check once that has answered', async () => {
  stubFetch(unknownCode);
  await askForCode('NOBODY');
  replies(page);
  await expect(askForCode('NOBODY')).rejects.toBeInstanceOf(ApiError);
  expect(isOffered()).toBe(true);
});
