import { describe, expect, it } from 'vitest';
import { affectedBy } from './affected.mjs';

type Files = Record<string, string>;

const stateOf = (files: Files) =>
  new Map(Object.entries(files).map(([file, text]) => [file, { id: text, text: () => text }]));

const MANIFEST = JSON.stringify({ name: '@qinghe/ui', exports: { './*': './src/*.ts' } });

const before: Files = {
  'packages/ui/package.json': MANIFEST,
  'packages/ui/src/size.ts': `
    export const SMALL = 4;
    export const LARGE = 8;
    export function double(size: number) { return size * 2; }
    export function half(size: number) { return size / 2; }
  `,
  'packages/ui/src/Button.styles.ts': `
    import { SMALL } from './size.ts';
    export const root = css({ gap: SMALL });
  `,
  'packages/ui/src/Button.tsx': `
    import * as styles from './Button.styles.ts';
    import { double } from './size.ts';
    export function Button() { return <button css={styles.root}>{double(1)}</button>; }
  `,
  'packages/ui/src/index.ts': `
    export { Button } from './Button.tsx';
    export { Rare } from './Rare.tsx';
  `,
  'packages/ui/src/Rare.tsx': `
    import { half } from './size.ts';
    export function Rare() { return half(2); }
  `,
  'packages/ui/src/Page.tsx': `
    import { Button } from '@qinghe/ui/index';
    const loadRare = () => import('./Rare.tsx');
    export function Page() { return <Button onClick={loadRare} />; }
  `,
  'packages/ui/src/Button.stories.tsx': `
    import { Button } from './index.ts';
    export default { component: Button };
    export const Playground = {};
  `,
  'packages/ui/src/Page.stories.tsx': `
    import { Page } from './Page.tsx';
    export default { component: Page };
    export const Playground = {};
  `,
  'packages/ui/src/size.test.ts': `
    import { half } from './size.ts';
    it('halves', () => half(2));
  `,
  'apps/web/src/main.tsx': `
    import { Page } from '../../../packages/ui/src/Page.tsx';
    createRoot(document.body).render(<Page />);
  `,
  'apps/h5/src/main.tsx': `
    import { Button } from '../../../packages/ui/src/Button.tsx';
    createRoot(document.body).render(<Button />);
  `,
  'packages/ui/src/late.ts': `
    export { Late } from './Late.tsx';
  `,
  'packages/ui/src/Late.tsx': `
    import { GAP } from './gap.ts';
    export function Late() { return <i style={{ gap: GAP }} />; }
  `,
  'packages/ui/src/gap.ts': `
    export const GAP = 4;
  `,
  'packages/ui/src/words.ts': `
    export const words = { late: 'spät' };
  `,
  'packages/ui/src/routes.ts': `
    const seldom = () => import('./Seldom.tsx');
    export const table = { page: () => seldom().then(({ Seldom }) => Seldom) };
  `,
  'packages/ui/src/Seldom.tsx': `
    export function Seldom() { return <i />; }
  `,
  'packages/ui/src/Routes.stories.tsx': `
    import { table } from './routes.ts';
    export default { args: { table } };
    export const Playground = {};
  `,
  'packages/ui/src/Barrel.stories.tsx': `
    const late = () => import('./late.ts').then(({ Late }) => ({ default: Late }));
    const words = () => import('./words.ts');
    function Shown() { return [late(), words()]; }
    export default { component: Shown };
    export const Playground = {};
  `,
  'e2e/visitor.spec.ts': `test('a visitor', () => undefined);`,
};

/** Returns the keys of the tests chosen after edits: by file its new text, or a text in it and the replacement. */
function chosen(
  edits: Record<string, [string, string] | string>,
  ran?: Record<string, readonly string[]>,
) {
  const after: Files = { ...before };
  for (const [file, edit] of Object.entries(edits))
    after[file] = typeof edit === 'string' ? edit : (before[file] ?? '').replace(...edit);
  const seen = ran
    ? {
        commit: '',
        ran: new Map(Object.entries(ran).map(([key, modules]) => [key, new Set(modules)])),
      }
    : null;
  return affectedBy({
    before: stateOf(before),
    after: stateOf(after),
    files: Object.keys(edits),
    seen,
    seenState: seen && stateOf(before),
  }).chosen.map(({ test }) => test.key.replace('packages/ui/src/', ''));
}

const EVERYWHERE = [
  'Button.stories.tsx',
  'Page.stories.tsx',
  'e2e/visitor.spec.ts desktop',
  'e2e/visitor.spec.ts phone',
];

describe('a change', () => {
  it('of a function asks for those who use it, through whatever passes it on', () => {
    expect(chosen({ 'packages/ui/src/size.ts': ['size * 2', 'size + size'] })).toEqual(EVERYWHERE);
  });

  it('of another function of the same file asks for others', () => {
    expect(chosen({ 'packages/ui/src/size.ts': ['size / 2', 'size * 0.5'] })).toEqual([
      'Page.stories.tsx',
      'size.test.ts',
      'e2e/visitor.spec.ts desktop',
    ]);
  });

  it('of a value reaches the styles that are made of it', () => {
    expect(chosen({ 'packages/ui/src/size.ts': ['SMALL = 4', 'SMALL = 5'] })).toEqual(EVERYWHERE);
  });

  it('of what nobody uses asks for nothing, nor do words', () => {
    expect(chosen({ 'packages/ui/src/size.ts': ['LARGE = 8', 'LARGE = 9'] })).toEqual([]);
    expect(chosen({ 'packages/ui/src/size.ts': ['export', '/** Words. */\nexport'] })).toEqual([]);
    expect(chosen({ 'README.md': '# Qinghe' })).toEqual([]);
  });

  it('of what a module passes on asks for those who take it there', () => {
    const other = `export { Rare as Button } from './Rare.tsx';`;
    expect(chosen({ 'packages/ui/src/index.ts': other })).toEqual([
      'Button.stories.tsx',
      'Page.stories.tsx',
      'e2e/visitor.spec.ts desktop',
    ]);
  });

  it('of a test asks for that one', () => {
    expect(chosen({ 'packages/ui/src/size.test.ts': ['halves', 'is half'] })).toEqual([
      'size.test.ts',
    ]);
  });

  it('of tokens, mocks or the lock file asks for all of a kind', () => {
    const all = ['Barrel.stories.tsx', 'Routes.stories.tsx', ...EVERYWHERE].toSorted();
    const tokens = chosen({ 'packages/ui/src/tokens/tokens.css': ':root {}' });
    expect(tokens.toSorted()).toEqual(all);
    expect(chosen({ 'package-lock.json': '{}' })).toHaveLength(all.length + 1);
  });
});

describe('with what the last whole run has seen', () => {
  const ran = {
    'packages/ui/src/Button.stories.tsx': ['packages/ui/src/Button.tsx', 'packages/ui/src/size.ts'],
    'packages/ui/src/Page.stories.tsx': [
      'packages/ui/src/Page.tsx',
      'packages/ui/src/Button.tsx',
      'packages/ui/src/size.ts',
    ],
    'e2e/visitor.spec.ts desktop': [
      'packages/ui/src/Page.tsx',
      'packages/ui/src/Button.tsx',
      'packages/ui/src/size.ts',
      'packages/ui/src/Rare.tsx',
    ],
    'e2e/visitor.spec.ts phone': ['packages/ui/src/Button.tsx', 'packages/ui/src/size.ts'],
  };

  it('what loads late counts where it has run', () => {
    expect(chosen({ 'packages/ui/src/Rare.tsx': ['half(2)', 'half(4)'] }, ran)).toEqual([
      'e2e/visitor.spec.ts desktop',
    ]);
  });

  it('what only passes others on, or holds values, cannot be seen to run and counts', () => {
    const ran = { 'packages/ui/src/Barrel.stories.tsx': ['packages/ui/src/Late.tsx'] };
    expect(chosen({ 'packages/ui/src/gap.ts': ['GAP = 4', 'GAP = 5'] }, ran)).toContain(
      'Barrel.stories.tsx',
    );
    expect(chosen({ 'packages/ui/src/Late.tsx': ['<i', '<b'] }, ran)).toContain(
      'Barrel.stories.tsx',
    );
    expect(chosen({ 'packages/ui/src/words.ts': ['spät', 'late'] }, ran)).toContain(
      'Barrel.stories.tsx',
    );
    const other = { 'packages/ui/src/Barrel.stories.tsx': [] };
    expect(chosen({ 'packages/ui/src/Late.tsx': ['<i', '<b'] }, other)).not.toContain(
      'Barrel.stories.tsx',
    );
  });

  it('what was loaded before the turn of a test counts where it has run since', () => {
    // `seldom` ran in an earlier test, and the module that it loaded stays loaded.
    const kept = { 'packages/ui/src/Routes.stories.tsx': ['packages/ui/src/Seldom.tsx'] };
    const edit: Parameters<typeof chosen>[0] = { 'packages/ui/src/Seldom.tsx': ['<i', '<b'] };
    expect(chosen(edit, kept)).toContain('Routes.stories.tsx');
    expect(chosen(edit, { 'packages/ui/src/Routes.stories.tsx': [] })).not.toContain(
      'Routes.stories.tsx',
    );
  });

  it('a value counts without a call', () => {
    expect(chosen({ 'packages/ui/src/Button.styles.ts': ['gap', 'rowGap'] }, ran)).toEqual(
      EVERYWHERE,
    );
  });

  it('code that has changed since may use what did not run then', () => {
    const edits: Parameters<typeof chosen>[0] = {
      'packages/ui/src/Button.tsx': `
        import { Rare } from './Rare.tsx';
        export function Button() { return <Rare />; }
      `,
      'packages/ui/src/Rare.tsx': ['half(2)', 'half(4)'],
    };
    expect(chosen(edits, ran)).toEqual(EVERYWHERE);
  });
});
