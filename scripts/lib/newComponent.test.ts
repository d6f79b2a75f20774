import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkDocs } from './docs/check.mjs';
import { createComponent } from './newComponent.mjs';
import { root } from './run.mjs';

function createRoot(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'qinghe-component-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(
    path.join(root, 'packages/ui/package.json'),
    path.join(folder, 'packages/ui/package.json'),
  );
  return folder;
}

const story = (title: string, file: string) => ({
  type: 'story' as const,
  title,
  importPath: `./packages/ui/src/components/${file}`,
});

it('makes a component that lacks nothing but its own words', () => {
  const folder = createRoot();
  const files = Object.keys(createComponent(folder, 'CourseNote'));
  expect(files.map((file) => path.basename(file))).toEqual([
    'CourseNote.tsx',
    'CourseNote.styles.ts',
    'index.ts',
    'CourseNote.stories.tsx',
    'CourseNote.states.stories.tsx',
    'CourseNote.mdx',
  ]);
  const { counts, missing } = checkDocs(folder, {
    'components-tag--docs': story('Components/Tag', 'Tag/Tag.mdx'),
    'components-coursenote--playground': story(
      'Components/CourseNote',
      'CourseNote/CourseNote.stories.tsx',
    ),
    'components-coursenote-states--all-states': story(
      'Components/CourseNote/States',
      'CourseNote/CourseNote.states.stories.tsx',
    ),
  });
  expect(missing.filter((line) => !line.startsWith('module '))).toEqual([
    'component CourseNote: no words of its own for "Says in one sentence what"',
  ]);
  expect(counts['export']?.all).toBeGreaterThan(1);
});

it.each(['courseNote', 'Course-Note', '', 'HTMLNote'])('refuses the name %j', (name) => {
  expect(() => createComponent(createRoot(), name)).toThrow('PascalCase');
});

it('refuses a name that is taken', () => {
  const folder = createRoot();
  createComponent(folder, 'CourseNote', 'patterns');
  expect(() => createComponent(folder, 'CourseNote')).toThrow('in packages/ui/src/patterns');
});
