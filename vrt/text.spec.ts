import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { countTokens, MOST_TOKENS } from '../scripts/lib/docs/markdown.mjs';
import { documentPages, entryIds } from './baselines.mjs';

const built = fileURLToPath(new URL('../storybook-static', import.meta.url));
const folder = path.join(built, 'docs-md');
const ids = entryIds();

const read = (file: string) => readFileSync(path.join(built, file), 'utf8');
const pages = existsSync(folder) ? readdirSync(folder) : [];

/** Returns a text without its code, where a `<` begins no element. */
const withoutCode = (text: string) =>
  text.replace(/^```[\s\S]*?^```/gm, '').replace(/(`+)(?!`).*?[^`]\1(?!`)/g, '');

/** Returns the targets of all links in a text. */
const linksOf = (text: string) =>
  Array.from(withoutCode(text).matchAll(/\]\(([^)]+)\)/g), ([, href = '']) => href);

/** Whether a link of a file has a target in the build. */
function resolves(href: string, from: string): boolean {
  if (/^(https?:|mailto:)/.test(href)) return true;
  const [address = '', anchor] = href.split('#');
  const id = /[?&]path=\/(?:docs|story)\/([\w-]+)/.exec(address)?.[1];
  if (id) return ids.has(id);
  if (address === '') return anchor !== undefined;
  return existsSync(path.join(built, path.dirname(from), address));
}

test('every page that somebody wrote is there as Markdown', () => {
  const written = documentPages().filter(({ isWritten }) => isWritten);
  expect(written.length).toBeGreaterThan(150);
  expect(written.filter(({ id }) => !pages.includes(`${id}.md`))).toEqual([]);
});

test('no page of text is too long, or has a block that was not written out', () => {
  for (const page of pages) {
    const text = read(`docs-md/${page}`);
    expect([page, countTokens(text) <= MOST_TOKENS]).toEqual([page, true]);
    expect([page, withoutCode(text).match(/<\/?[A-Z][\w.]*/g) ?? []]).toEqual([page, []]);
  }
});

test('llms.txt is short, and whatever it or a page names is there', () => {
  expect(Buffer.byteLength(read('llms.txt'))).toBeLessThanOrEqual(8 * 1024);
  const files = ['llms.txt', ...pages.map((page) => `docs-md/${page}`)];
  const lost = files.flatMap((file) =>
    linksOf(read(file))
      .filter((href) => !resolves(href, file))
      .map((href) => `${file}: ${href}`),
  );
  expect(lost).toEqual([]);
});

/** Questions, the files linked from `llms.txt` that answer them, and a pattern that matches the answer. */
const QUESTIONS: readonly (readonly [question: string, files: string[], answer: RegExp])[] = [
  ['the token of a price', ['foundations-colour--docs'], /text-price/],
  ['a confirm dialog that loads', ['components-dialog--docs', 'guides-patterns--docs'], /confirm/],
  ['an import of a button', ['components-button--docs'], /from '@qinghe\/ui\/components\/Button'/],
  ['sizes of an icon', ['foundations-icons--docs', 'components-icon--docs'], /\b20\b/],
  ['what a list without results shows', ['guides-patterns--docs'], /清除筛选/],
  ['the account of the demo school', ['demo-school-about--docs'], /13800000001/],
];

for (const [question, files, answer] of QUESTIONS)
  test(`the text answers: ${question}`, () => {
    expect(files.map((id) => read(`docs-md/${id}.md`)).join('\n')).toMatch(answer);
  });

interface Component {
  id: string;
  description?: string;
  reactDocgen?: {
    props?: Record<string, { description?: string; tsType?: { name: string; raw?: string } }>;
  };
  stories: { id: string; snippet?: string }[];
}

test('the manifest knows every component and pattern, with snippets that stand on their own', () => {
  const { components }: { components: Record<string, Component> } = JSON.parse(
    read('manifests/components.json'),
  );
  const own = Object.values(components).filter(({ id }) => /^(components|patterns)-/.test(id));
  const described = own.filter(({ stories }) => stories.length > 0);
  expect(described.length).toBeGreaterThan(60);
  expect(described.filter(({ description }) => !description).map(({ id }) => id)).toEqual([]);
  // `components-late` is a function rather than a component: its page lists its exports.
  expect(described.filter(({ reactDocgen }) => !reactDocgen).map(({ id }) => id)).toEqual([
    'components-late',
  ]);
  const vague = described.flatMap(({ id, reactDocgen }) =>
    Object.entries(reactDocgen?.props ?? {})
      .filter(([, { description, tsType: { raw, name = '' } = {} }]) => {
        const type = raw ?? name;
        return !description || /^(?:unknown|union|)$|\[number\]/.test(type);
      })
      .map(([name]) => `${id}: ${name}`),
  );
  expect(vague).toEqual([]);
  const stories = described.flatMap((component) => component.stories);
  const complete = stories.filter(({ snippet = '' }) =>
    /^(import|const|\/\*\* @jsx)/.test(snippet),
  );
  expect(complete.length / stories.length).toBeGreaterThanOrEqual(0.95);
  expect(JSON.stringify(components)).not.toContain(fileURLToPath(new URL('..', import.meta.url)));
});
