import { expect, it } from 'vitest';
import { spellUnions, withImports } from './unions.mjs';

it.each([
  [
    "const sizes = ['s', 'm'] as const;\ninterface P { size?: (typeof sizes)[number]; }",
    "interface P { size?: 's' | 'm'; }",
  ],
  [
    'const sizes = [\n  14,\n  16,\n] as const;\ninterface P { size: (typeof sizes)[number]; }',
    'interface P { size: 14 | 16; }',
  ],
])('names the members of a list', (code, expected) => {
  expect(spellUnions(code).split('\n').slice(-1)).toEqual([expected]);
});

it.each([
  'type T = (typeof elsewhere)[number];',
  "const sizes = ['s'] as const;\ntype T = (typeof sizes)[number][];",
  "const lists = ['a'];\nconst all = [...lists, 'b'] as const;\ntype T = (typeof all)[number];",
  "const rows = [{ value: 'a' }] as const;\ntype T = (typeof rows)[number];",
])('leaves what it does not know: %s', (code) => {
  expect(spellUnions(code)).toBe(code);
});

it('knows the lists of a module beside it', () => {
  const code = "import type { sizes } from './options.ts';\ntype T = (typeof sizes)[number];";
  const read = (place: string) =>
    place === './options.ts' ? "export const sizes = ['s', 'm'] as const;" : '';
  expect(spellUnions(code, withImports(code, read))).toContain("type T = 's' | 'm';");
});
