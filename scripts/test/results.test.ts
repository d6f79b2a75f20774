import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFingerprint } from './affected.mjs';
import { keepPassed, passedAlready } from './results.mjs';

const before = {
  'packages/ui/package.json': '{ "name": "@qinghe/ui" }',
  'packages/ui/src/size.ts': `
    export function half(size: number) { return size / 2; }
    export function double(size: number) { return size * 2; }
  `,
  'packages/ui/src/Button.tsx': `
    import { double } from './size.ts';
    export function Button() { return <button>{double(1)}</button>; }
  `,
  'packages/ui/src/Button.stories.tsx': `
    import { Button } from './Button.tsx';
    export default { component: Button };
  `,
  '.storybook/__screenshots__/button--light.png': 'a picture',
  '.storybook/__screenshots__/other--light.png': 'another picture',
  '.storybook/preview.tsx': 'export default {};',
  'vitest.config.ts': 'export default {};',
};

type TestFile = Parameters<ReturnType<typeof createFingerprint>>[0];

const story: TestFile = {
  kind: 'story',
  file: 'packages/ui/src/Button.stories.tsx',
  key: 'packages/ui/src/Button.stories.tsx',
};

function fingerprint(edits: Record<string, [string, string]>, test = story) {
  const texts = Object.entries(before).map(([file, text]): [string, string] => [
    file,
    text.replace(...(edits[file] ?? ['', ''])),
  ]);
  return createFingerprint({
    state: new Map(texts.map(([file, text]) => [file, { id: text, text: () => text }])),
    seen: null,
    seenState: null,
    storyOfPicture: (file) => (file.includes('button--') ? story.file : null),
  })(test);
}

describe('what a test depends on', () => {
  it.each<[string, Record<string, [string, string]>]>([
    ['nothing', {}],
    ['a comment', { 'packages/ui/src/size.ts': ['export', '// words\nexport'] }],
    ['a function that nobody uses', { 'packages/ui/src/size.ts': ['/ 2', '/ 3'] }],
    ['the picture of another story', { '.storybook/__screenshots__/other--light.png': ['a', 'b'] }],
    ['what other tests depend on', { 'vitest.config.ts': ['{}', '{ a: 1 }'] }],
  ])('is the same after a change of %s', (_, edits) => {
    expect(fingerprint(edits)).toBe(fingerprint({}));
  });

  it.each<[string, Record<string, [string, string]>]>([
    ['a function that it uses', { 'packages/ui/src/size.ts': ['* 2', '* 3'] }],
    ['the component', { 'packages/ui/src/Button.tsx': ['double(1)', 'double(2)'] }],
    [
      'the test',
      { 'packages/ui/src/Button.stories.tsx': ['component:', 'title: "a", component:'] },
    ],
    ['its picture', { '.storybook/__screenshots__/button--light.png': ['a', 'b'] }],
    ['the preview', { '.storybook/preview.tsx': ['{}', '{ a: 1 }'] }],
    ['a manifest', { 'packages/ui/package.json': ['{', '{ "version": "2", '] }],
  ])('differs after a change of %s', (_, edits) => {
    expect(fingerprint(edits)).not.toBe(fingerprint({}));
  });

  it('is not known of a test that reads the files of the repository', () => {
    const file = 'scripts/lib/sources.test.ts';
    expect(fingerprint({}, { ...story, kind: 'unit', file, key: file })).toBeNull();
  });
});

describe('what has passed', () => {
  const file = () => path.join(mkdtempSync(path.join(tmpdir(), 'qinghe-passed-')), 'passed.json');
  const prints = (print: string | null) => new Map([['a', print]]);

  it('is left out for the same inputs, and for these alone', () => {
    const record = file();
    keepPassed(prints('one'), prints('one'), () => true, record);
    expect(passedAlready(prints('one'), record)('a')).toBe(true);
    expect(passedAlready(prints('two'), record)('a')).toBe(false);
    expect(passedAlready(prints(null), record)('a')).toBe(false);
    expect(passedAlready(prints('one'), file())('a')).toBe(false);
  });

  it.each<[string, string | null, string | null, boolean]>([
    ['failed', 'one', 'one', false],
    ['was changed while it ran', 'one', 'two', true],
    ['may read anything', null, null, true],
  ])('is run again where it %s', (_, print, after, hasPassed) => {
    const record = file();
    keepPassed(prints('one'), prints('one'), () => true, record);
    keepPassed(prints(print), prints(after), () => hasPassed, record);
    expect(passedAlready(prints('one'), record)('a')).toBe(false);
  });
});
