import { describe, expect, it } from 'vitest';
import { blocksCall } from './blocksCall.ts';

const [view, decoration] = ['/api/v2/viewBlock/page/blocks', '/api/v2/decorationPage/blocks'];
const nothing = { lacks: [], has: [] };
const old = { sliders: [] };
const current = { sliders: null };

describe('blocksCall', () => {
  it.each([
    ['nothing at all', nothing, null, null],
    ['a config with sliders', nothing, old, 'view'],
    ['a config without', nothing, current, 'decoration'],
    ['a server that has answered the old call', { lacks: [], has: [view] }, current, 'view'],
    ['one that has answered the new call', { lacks: [], has: [decoration] }, old, 'decoration'],
    ['one that lacks the old call', { lacks: [view], has: [] }, old, 'decoration'],
    ['one that lacks the new call', { lacks: [decoration], has: [] }, current, 'view'],
    ['one that lacks both', { lacks: [view, decoration], has: [] }, null, 'decoration'],
  ] as const)('goes by %s', (_, server, config, call) => {
    expect(blocksCall(server, config)).toBe(call);
  });
});
