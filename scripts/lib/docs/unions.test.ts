import { expect, it } from 'vitest';
import { spellProps, spellUnions, withImports, writtenType } from './unions.mjs';

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

it('knows the lists that a module beside it hands on from another', () => {
  const code = "import type { sizes } from '../Tag/index.ts';\ntype T = (typeof sizes)[number];";
  const files: Record<string, string> = {
    '../Tag/index.ts': "export { Tag, sizes } from './Tag.tsx';",
    '../Tag/Tag.tsx': "export const sizes = ['s', 'm'] as const;",
  };
  expect(
    spellUnions(
      code,
      withImports(code, (place) => files[place] ?? ''),
    ),
  ).toContain("type T = 's' | 'm';");
});

it.each([
  // A union that has a name.
  ['tone: Tone;', "tone: 's' | 'm';"],
  ['task: Tone | null;', "task: 's' | 'm' | null;"],
  // A name that says more than its values.
  ['shape: Shape;', 'shape: Shape;'],
  ['items: readonly Item[];', 'items: Item[];'],
  ['groups?: readonly (readonly Item[])[];', 'groups?: (Item[])[];'],
  ['sizes: (typeof sizes)[number][];', 'sizes: (typeof sizes)[number][];'],
])('spells a prop: %s', (prop, expected) => {
  const all = `export const sizes = ['s', 'm'] as const;
export type Tone = (typeof sizes)[number];
export type Shape = { a: 1 };
interface P {
  ${prop}
}
`;
  const spelled = spellProps(all, all);
  expect(spelled).toContain(`\n  ${expected}\n`);
  const [name = ''] = expected.split(/[?:]/);
  expect(writtenType(spelled, name)).toBe(expected.replace(/^\w+\??: |;$/g, ''));
  expect(writtenType(spelled, 'gone')).toBeNull();
});
