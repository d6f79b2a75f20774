// node scripts/try-adding.mjs [component|call|page]    adds one of each in a copy of the repository, by the lists in
// CONTRIBUTING.md: all checks must pass. Then it leaves out each step: the check for it must fail and name what is missing.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createComponent } from './lib/newComponent.mjs';
import { run } from './lib/run.mjs';
import { makeScratch } from './lib/scratch.mjs';
import { readSource } from './lib/sources.mjs';

const unit = (...files) => ['vitest', 'run', '--project', 'unit*', '--reporter=minimal', ...files];
const story = (file) => ['vitest', 'run', '--project', 'storybook', '--reporter=minimal', file];
const types = (folder) => ['tsc', '-p', folder, '--noEmit'];
/** Lints single files: a folder of the copy would be ignored. */
const lint = (...files) => ['oxlint', '--type-aware', '--deny-warnings', ...files];
const unused = ['knip'];
const docs = ['node', 'scripts/check-docs.mjs'];
const openapi = ['npm', 'run', '--silent', 'openapi:check', '-w', '@qinghe/api'];

/** Inserts text before or after a mark; throws unless the mark occurs exactly once. */
const put = (text, mark, added, isBefore = false) => {
  if (text.split(mark).length !== 2) throw new Error(`"${mark}" does not stand there once.`);
  return text.replace(mark, isBefore ? `${added}${mark}` : `${mark}${added}`);
};

const PART = 'packages/ui/src/components/Specimen';
const partFiles = [
  'Specimen.tsx',
  'Specimen.styles.ts',
  'index.ts',
  'Specimen.stories.tsx',
  'Specimen.states.stories.tsx',
  'Specimen.mdx',
  'Specimen.spoken.txt',
].map((file) => `${PART}/${file}`);

/** Returns the files of a new component with its placeholders filled in, and the file that `npm run spoken:accept` writes. */
function writePart() {
  const target = path.join(scratch.folder, PART);
  const files = createComponent(scratch.folder, 'Specimen');
  rmSync(target, { recursive: true });
  const written = Object.entries(files).map(([file, text]) => [
    file,
    text
      .replace('Where it stands, and how often on a page.', 'Once on a page.')
      .replace('For the case next to it:', 'For one word:')
      .replace('How long, which kind of words, and two examples.', 'One sentence.')
      .replace('Role, name, and what is said without being seen.', 'It has no role.')
      .replace(/Says in one sentence what .*?\./g, 'A frame around a word to the reader.')
      .replace('names=""', 'names="样品"'),
  ]);
  return { ...Object.fromEntries(written), [`${PART}/Specimen.spoken.txt`]: 'document\n' };
}

const RESOURCE = 'packages/api/src/resources/points.ts';
const HANDLER = 'packages/api/src/mocks/handlers/memberLists.ts';
const PATHS = 'packages/hooks/src/url/paths.ts';
const ROUTES = 'apps/h5/src/app/routes.ts';
const PAGE = 'apps/h5/src/pages/Certificates';

const routeTests = [
  'packages/hooks/src/url/paths.test.ts',
  'packages/hooks/src/url/pages.test.ts',
  'apps/h5/src/app/routes.test.ts',
  'scripts/lib/pagesConfig.test.ts',
  'scripts/lib/docs/pageStates.test.ts',
];

/**
 * @typedef {object} Omission A step, or a part of one, that is left out.
 * @property {string} [file] The file that is not written.
 * @property {[string, RegExp | string]} [part] A file, and the part of its text that is left out.
 * @property {string} [command] The command that is not run.
 * @property {string[]} check The check that must fail.
 * @property {RegExp} says The message with which it must name the omission.
 *
 * @typedef {object} Kind
 * @property {string} heading The heading of its list in CONTRIBUTING.md.
 * @property {(line: string) => string} place Returns the file that a line of the list refers to.
 * @property {() => Record<string, string | ((text: string) => string)>} write
 * @property {string[][]} made Commands that generate the other files.
 * @property {string[][]} checks
 * @property {Omission[]} omissions
 */

/** @type {Record<string, Kind>} */
const kinds = {
  component: {
    heading: 'A component: one folder',
    place: (file) => file.replaceAll('Name', 'Specimen'),
    write: writePart,
    made: [['prettier', '--write', '--log-level', 'warn', PART]],
    checks: [
      lint(...partFiles.filter((file) => /\.tsx?$/.test(file))),
      types('packages/ui'),
      unused,
      docs,
      unit('.storybook/names.test.ts', 'scripts/lib/docs/status.test.ts'),
      story(PART),
    ],
    omissions: [
      { file: partFiles[0], check: types('packages/ui'), says: /Specimen\.tsx/ },
      { file: partFiles[1], check: types('packages/ui'), says: /Specimen\.styles\.ts/ },
      { file: partFiles[2], check: docs, says: /component Specimen: no index\.ts/ },
      {
        file: partFiles[3],
        check: docs,
        says: /Specimen\.stories\.tsx|component Specimen: no story/,
      },
      {
        file: partFiles[4],
        check: docs,
        says: /components-specimen-states--all-states: no such entry/,
      },
      { file: partFiles[5], check: docs, says: /component Specimen: no page Specimen\.mdx/ },
      {
        file: partFiles[6],
        check: unit('scripts/lib/docs/status.test.ts'),
        says: /Components\/Specimen: no spoken script/,
      },
      {
        part: [partFiles[5], ' names="样品"'],
        check: unit('.storybook/names.test.ts'),
        says: /components-specimen/,
      },
      {
        part: [partFiles[5], / since="[^"]+"/],
        check: unit('scripts/lib/docs/status.test.ts'),
        says: /Components\/Specimen: no version/,
      },
    ],
  },
  call: {
    heading: 'A call: three files',
    place: (file) =>
      file.replace(/<resource>\.ts$/, file.includes('handlers') ? 'memberLists.ts' : 'points.ts'),
    write: () => ({
      [RESOURCE]: (text) => `${text}
/** Asks how many points the member may still earn today. */
export const getPointsLeft = endpoint({
  name: 'getPointsLeft',
  method: 'GET',
  path: '/api/v2/member/credit1Left',
  auth: 'required',
  params: v.object({}),
  reply: v.object({ left: read.count }),
  source: 'E-28',
});
`,
      [HANDLER]: (text) =>
        put(
          text,
          "  route('get', '/v2/member/credit1Records', credits),\n",
          "  route('get', '/v2/member/credit1Left', ({ user }) => ({ left: user().credit1 })),\n",
        ),
    }),
    made: [['npm', 'run', '--silent', 'openapi', '-w', '@qinghe/api']],
    checks: [
      lint(RESOURCE, HANDLER),
      types('packages/api'),
      unused,
      docs,
      openapi,
      unit(
        'packages/api/src/mocks/contract.test.ts',
        'packages/api/src/conformance/names.test.ts',
        'packages/api/src/conformance/openapi.test.ts',
        'packages/api/src/compat/effects.test.ts',
      ),
    ],
    omissions: [
      {
        file: RESOURCE,
        check: unit('packages/api/src/mocks/contract.test.ts'),
        says: /GET \/api\/v2\/member\/credit1Left/,
      },
      {
        file: HANDLER,
        check: unit('packages/api/src/mocks/contract.test.ts'),
        says: /getPointsLeft/,
      },
      { command: 'openapi', check: openapi, says: /openapi/ },
    ],
  },
  page: {
    heading: 'A page behind the guard: four files',
    place: (file) => file.replaceAll('Name', 'Certificates'),
    write: () => ({
      [PATHS]: (text) =>
        put(
          put(text, "  mine: '/mine',\n", "  certificates: '/certificates',\n"),
          "  mine: () => '/mine',\n",
          "  certificates: () => '/certificates',\n",
        ),
      [ROUTES]: (text) =>
        put(
          text,
          "  { path: routePatterns.about, page: () => import('../pages/About/AboutPage.tsx') },\n",
          `  {
    path: h5RoutePatterns.certificates,
    page: () => import('../pages/Certificates/CertificatesPage.tsx'),
    isGuarded: true,
  },
`,
        ),
      [`${PAGE}/CertificatesPage.tsx`]: `import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { PageNavBar } from '@qinghe/features/routing/PageNavBar';

/** The member's certificates on the mobile site. */
export default function CertificatesPage() {
  return (
    <>
      <PageMeta title="证书" />
      <PageNavBar title="证书" />
      <p>学完一门课程，就会得到它的证书。</p>
    </>
  );
}
`,
      [`${PAGE}/Certificates.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guardStories } from '@qinghe/features/testing/guardStories';
import { at, inWindow, SLOW } from '@qinghe/features/testing/pageStory';
import { StoryApp } from '../../app/StoryApp.tsx';

/** The member's certificates on the mobile site. */
const meta = {
  title: 'Certificates',
  component: StoryApp,
  args: at('/certificates'),
  parameters: { isPage: true, scenario: 'loggedIn' },
  globals: inWindow('phone'),
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What a member sees. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/就会得到它的证书/, {}, SLOW)).toBeVisible();
  },
};

/** A visitor is led to the login page. */
export const LoggedOut: Story = guardStories.loggedOut;
/** A member with an open gate has to pass it first. */
export const Gated: Story = guardStories.gated;
`,
    }),
    made: [['node', 'scripts/aliases.mjs']],
    checks: [
      lint(PATHS, ROUTES, `${PAGE}/CertificatesPage.tsx`, `${PAGE}/Certificates.stories.tsx`),
      types('apps/h5'),
      unused,
      docs,
      unit(...routeTests),
      story(PAGE),
    ],
    omissions: [
      { file: PATHS, check: types('apps/h5'), says: /certificates/ },
      {
        part: [PATHS, "  certificates: () => '/certificates',\n"],
        check: unit(routeTests[0] ?? ''),
        says: /certificates/,
      },
      { command: 'aliases', check: unit(...routeTests), says: /npm run aliases/ },
      { file: ROUTES, check: unit(...routeTests), says: /certificates/ },
      {
        part: [ROUTES, /(?<=CertificatesPage.*\n) {4}isGuarded: true,\n/],
        check: story(PAGE),
        says: /LoggedOut|Logged Out/,
      },
      { file: `${PAGE}/CertificatesPage.tsx`, check: types('apps/h5'), says: /CertificatesPage/ },
      {
        file: `${PAGE}/Certificates.stories.tsx`,
        check: docs,
        says: /page h5 Certificates: no story/,
      },
      {
        part: [`${PAGE}/Certificates.stories.tsx`, /export const Gated.*\n/],
        check: docs,
        says: /Certificates: no story Gated/,
      },
    ],
  },
};

/** The most files in the list of a kind; a component may have any number, but in one folder. */
const MOST = { call: 3, page: 4 };

/** Reads the files named in the list below a heading of CONTRIBUTING.md. @param {string} heading */
function readList(heading) {
  const [, list] = readSource('CONTRIBUTING.md').split(`### ${heading}\n`);
  if (list === undefined) throw new Error(`CONTRIBUTING.md has no "${heading}".`);
  const [own = ''] = list.split(/^#{2,3} /m);
  return Array.from(own.matchAll(/^\d+\. `([^`]+)`/gm), ([, file = '']) => file);
}

const say = (isRight, text, output = '') => {
  console.log(`${isRight ? '✓' : '✗'} ${text}`);
  if (isRight) return;
  console.log(output);
  process.exitCode = 1;
};

const scratch = makeScratch(`adding-${process.pid}`);
const inScratch = (file) => path.join(scratch.folder, file);
const readThere = (file) =>
  existsSync(inScratch(file)) ? readFileSync(inScratch(file), 'utf8') : null;
const runThere = (command) => run(command, { cwd: scratch.folder, isCaptured: true });

/** Saves the current texts of files; returns a function that restores them and removes new ones. */
function keep(files) {
  const before = new Map(files.map((file) => [file, readThere(file)]));
  return () => {
    for (const [file, text] of before)
      if (text === null) rmSync(inScratch(file), { force: true });
      else writeFileSync(inScratch(file), text);
    for (const folder of [PART, PAGE]) rmSync(inScratch(folder), { recursive: true, force: true });
  };
}

/** Writes the files and runs the commands of a kind, except for the omission. */
async function follow({ write, made }, { file: omitted, part, command } = {}) {
  for (const [file, text] of Object.entries(write())) {
    if (file === omitted) continue;
    const full = typeof text === 'string' ? text : text(readThere(file) ?? '');
    const left = part?.[0] === file ? full.replace(part[1], '') : full;
    if (part?.[0] === file && left === full) throw new Error(`${file} has no ${part[1]}.`);
    mkdirSync(path.dirname(inScratch(file)), { recursive: true });
    writeFileSync(inScratch(file), left);
  }
  for (const each of made) {
    if (command && each.join(' ').includes(command)) continue;
    const { code, output } = await runThere(each);
    if (code !== 0) throw new Error(`${each.join(' ')}\n${output}`);
  }
}

/** @param {string} name @param {Kind} kind */
async function tryKind(name, kind) {
  console.log(`\n── ${kind.heading}`);
  const files = Object.keys(kind.write());
  const written = ['packages/api/openapi.json', 'deploy/pages.conf', 'deploy/aliases.conf'];
  const restore = keep([...files, ...written]);
  const told = readList(kind.heading).map(kind.place);
  const own = told.filter((file) => !written.includes(file));
  say(
    JSON.stringify(own.toSorted()) === JSON.stringify(files.toSorted()),
    `CONTRIBUTING.md names ${told.length} files, and those are enough`,
    `told: ${own.join(' ')}\nadded: ${files.join(' ')}`,
  );
  const most = MOST[name];
  const folders = new Set(told.map((file) => path.dirname(file)));
  say(
    most === undefined ? folders.size === 1 : told.length <= most,
    most === undefined ? 'one folder' : `at most ${most}`,
  );
  await follow(kind);
  for (const check of kind.checks) {
    const { code, output } = await runThere(check);
    say(code === 0, check.join(' '), output);
  }
  restore();
  for (const omission of kind.omissions) {
    await follow(kind, omission);
    const { code, output } = await runThere(omission.check);
    const left =
      omission.file ?? omission.command ?? `${omission.part?.[1]} of ${omission.part?.[0]}`;
    // oxlint-disable-next-line no-control-regex -- Colours may stand within what is said.
    const plain = output.replace(/\u001b\[[\d;]*m/g, '');
    say(
      code !== 0 && omission.says.test(plain),
      `without ${left.trim()}: ${omission.check.slice(0, 4).join(' ')} ${code === 0 ? 'passes' : 'fails'}`,
      plain,
    );
    restore();
  }
}

const names = process.argv.slice(2);
try {
  for (const [name, kind] of Object.entries(kinds))
    if (names.length === 0 || names.includes(name)) await tryKind(name, kind);
} finally {
  scratch.remove();
}
