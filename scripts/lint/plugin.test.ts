import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

const imports = `import { useEffect } from 'react';
import { hasToken } from '@qinghe/hooks/data/swr';
import { local, localKeys } from '@qinghe/hooks/storage';
import { session } from '@qinghe/hooks/stores/session';
`;

/** Files by what they do; the linter sees them together. */
const probes = {
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

const folder = mkdtempSync(path.join(root, 'scripts/lint/probes-'));
let refused: string[] = [];
beforeAll(() => {
  for (const [name, code] of Object.entries(probes))
    writeFileSync(path.join(folder, `${name}.tsx`), imports + code);
  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, folder], { cwd: root, encoding: 'utf8' });
  const found = stdout.matchAll(/no-read-in-render\)[^[]+\[[^\]]*\/(\w+)\.tsx/g);
  refused = [...found].map(([, name = '']) => name);
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each(['TokenInComponent', 'TokenInHook', 'Storage', 'Store'])(
  'refuses what render may not read: %s',
  (name) => expect(refused).toContain(name),
);

it('allows it in events, in effects and in what is no component', () => {
  expect(refused).not.toHaveLength(0);
  expect(refused).not.toContain('Allowed');
});
