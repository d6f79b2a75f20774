import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeProbes } from './probes.ts';

const imports = `import { useEffect } from 'react';
import { hasToken } from '@qinghe/hooks/data/swr';
import { local, localKeys } from '@qinghe/hooks/storage';
import { session } from '@qinghe/hooks/stores/session';
`;

/** The probed files, by name; the linter checks them in one run. */
const files = {
  TokenInComponent: 'export function A() { return hasToken() ? <b /> : <i />; }',
  TokenInHook: 'export const useA = () => hasToken();',
  Storage: 'export function A() { const kept = local.read(localKeys.msv); return <b>{kept}</b>; }',
  Store: 'export function A() { return <b>{session.isLogin ? 1 : 0}</b>; }',
  Allowed: `export const isHere = () => session.isLogin || hasToken();
    export function A() {
      useEffect(() => void local.read(localKeys.msv), []);
      return <button onClick={() => session.isLogin && hasToken()} />;
    }`,
};

const probes = makeProbes();
let refused: string[] = [];
beforeAll(() => {
  for (const [name, code] of Object.entries(files)) probes.write(`${name}.tsx`, imports + code);
  const found = probes.lint().matchAll(/no-read-in-render\)[^[]+\[[^\]]*?(\w+)\.tsx/g);
  refused = [...found].map(([, name = '']) => name);
});
afterAll(probes.remove);

it.each(['TokenInComponent', 'TokenInHook', 'Storage', 'Store'])(
  'refuses what render may not read: %s',
  (name) => expect(refused).toContain(name),
);

it('allows it in events, in effects and in what is no component', () => {
  expect(refused).not.toHaveLength(0);
  expect(refused).not.toContain('Allowed');
});
