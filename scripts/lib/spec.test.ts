import { describe, expect, it } from 'vitest';
import {
  checkProofs,
  checkStories,
  checkStrings,
  productSources,
  readClauses,
  readSpec,
  readStrings,
  readTests,
  sitesOf,
} from './spec.mjs';
import { checkReach, createGraph, readReach } from './reach.mjs';
import { readSource } from './sources.mjs';
import { readStories } from './stories.mjs';

const spec = readSpec();
const sources = productSources();

describe('this repository', () => {
  it('proves every clause and says every exact string', { timeout: 60_000 }, () => {
    expect(checkProofs(spec)).toEqual([]);
    expect(checkReach(spec.proofs)).toEqual([]);
    expect(checkStrings(spec.strings, sources)).toEqual([]);
    expect(checkStories(spec.kept, spec.ids)).toEqual([]);
  });
});

/** Returns the source of a file with one of its stories deleted. */
function withoutStory(file: string, name: string): string {
  const code = readSource(file);
  const start = code.indexOf(`export const ${name}: Story`);
  const end = code.indexOf('\n/** ', start);
  return code.slice(0, start) + (end < 0 ? '' : code.slice(end));
}

describe('a story that is deleted', () => {
  const file = 'packages/features/src/account/Account/Account.stories.tsx';

  it.each(['SmsWithoutCaptcha', 'RegisterDone', 'Playground', 'Login'])('%s is missed', (name) => {
    const left = readStories(withoutStory(file, name), file);
    const before = readStories(readSource(file), file);
    expect(left).toHaveLength(before.length - 1);
    const ids = spec.ids.filter((id) => !before.some((story) => story.id === id));
    const problems = checkStories(spec.kept, [...ids, ...left.map(({ id }) => id)]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^the story flows-account--/);
  });

  it('leaves its clause without a proof', () => {
    const left = readStories(withoutStory(file, 'CountdownEnds'), file);
    const others = spec.proofs.filter((proof) => proof.file !== file);
    const proofs = [
      ...others,
      ...left.map((story) => ({ ...story, kind: 'story' as const, sites: sitesOf(file) })),
    ];
    expect(checkProofs({ ...spec, proofs })).toEqual(['§4.sms.again is not proved on web']);
  });
});

describe('an exact string that changes', () => {
  /** Returns the sources of the product with every occurrence of a text replaced. */
  const changed = (from: string, to: string) =>
    new Map(Array.from(sources, ([file, code]) => [file, code.replaceAll(from, to)]));

  it.each(spec.strings.filter(({ places }) => places !== null))(
    '$text is missed, with its clause',
    ({ text, clause }) => {
      const [file] = Array.from(sources).find(([, code]) => code.includes(text)) ?? [];
      const code = sources.get(file ?? '') ?? '';
      // Only one occurrence is changed: the check must notice it although others are unchanged.
      const broken = new Map(sources).set(file ?? '', code.replace(text, `${text}～`));
      expect(checkStrings(spec.strings, broken).join('\n')).toContain(`§${clause}`);
    },
  );

  it('is seen when only the width of its mark changes', () => {
    const problems = checkStrings(spec.strings, changed('请输入手机号!', '请输入手机号！'));
    expect(problems).toContainEqual(
      expect.stringContaining('says 请输入手机号！, §5.mobile wants'),
    );
    expect(problems).toContainEqual(expect.stringContaining('(§5.mobile) is in 0 places'));
  });
});

describe('what is read', () => {
  it('takes clauses and strings from lines', () => {
    expect(readClauses('# head\n\n5.a  web h5  First  one.\n5.b  core  Other.')).toEqual([
      { id: '5.a', sites: ['web', 'h5'], text: 'First  one.' },
      { id: '5.b', sites: [], text: 'Other.' },
    ]);
    expect(readStrings('5.a  2  请输入!\n5.b  +  首页')).toEqual([
      { clause: '5.a', places: 2, text: '请输入!' },
      { clause: '5.b', places: null, text: '首页' },
    ]);
    expect(() => readClauses('5.a')).toThrow('cannot read "5.a"');
    expect(() => readClauses('5.a  First one.')).toThrow('cannot read');
    expect(() => readStrings('5.a  many  首页')).toThrow('cannot read');
  });

  it('finds the clauses of unit tests and journeys', () => {
    const code = `
      it('one', { tags: ['spec:5.a', 'slow'] }, () => {});
      it.each([1])('two %s', { tags: 'spec:5.b' }, () => {});
      it('three', () => {});`;
    expect(readTests(code, 'packages/x/a.test.ts')).toEqual([
      { kind: 'test', name: 'one', file: 'packages/x/a.test.ts', clauses: ['5.a'], sites: [] },
      { kind: 'test', name: 'two %s', file: 'packages/x/a.test.ts', clauses: ['5.b'], sites: [] },
    ]);
    const journey = 'test(`of ${who}`, { tag: ["@spec:5.c"] }, async () => {});';
    expect(readTests(journey, 'e2e/a.spec.ts')).toMatchObject([
      { kind: 'journey', name: 'of …', clauses: ['5.c'] },
    ]);
  });

  it('tells gaps, unknown clauses and doubles', () => {
    const clauses = [
      { id: '5.a', sites: [], text: 'A' },
      { id: '5.a', sites: [], text: 'A again' },
      { id: '5.b', sites: [], text: 'B' },
    ];
    const proofs = [
      { kind: 'test' as const, name: 't', file: 'f', clauses: ['5.a', '5.z'], sites: [] },
    ];
    const strings = [{ clause: '5.y', text: '首页', places: 1 }];
    expect(checkProofs({ clauses, strings, proofs })).toEqual([
      '§5.a is listed twice',
      '§5.b is proved by nothing',
      't names §5.z, which does not exist',
      '首页 is of §5.y, which does not exist',
    ]);
  });
});

describe('where a proof was seen', () => {
  it.each([
    ['apps/web/src/pages/Home/Home.stories.tsx', ['web']],
    ['apps/h5/src/pages/Home/Home.stories.tsx', ['h5']],
    ['packages/features/src/account/Account/Account.stories.tsx', ['web']],
    ['e2e/routes.spec.ts', ['web', 'h5']],
    ['e2e/desktop/account.spec.ts', ['web']],
    ['e2e/phone/account.spec.ts', ['h5']],
    ['packages/hooks/src/url/site.test.ts', []],
  ])('%s: %j', (file, sites) => {
    expect(sitesOf(file)).toEqual(sites);
  });

  it('is every site of the clause', () => {
    const clauses = readClauses('5.a  web h5  A\n5.b  core  B');
    const proof = (file: string, id: string) => ({
      kind: 'test' as const,
      name: 't',
      file,
      clauses: [id],
      sites: sitesOf(file),
    });
    const proofs = [proof('e2e/desktop/a.spec.ts', '5.a'), proof('packages/x/b.test.ts', '5.b')];
    expect(checkProofs({ clauses, strings: [], proofs })).toEqual(['§5.a is not proved on h5']);
    proofs.push(proof('packages/x/a.test.ts', '5.a'));
    expect(checkProofs({ clauses, strings: [], proofs })).toHaveLength(1);
    proofs.push(proof('apps/h5/src/a.stories.tsx', '5.a'));
    expect(checkProofs({ clauses, strings: [], proofs })).toEqual([]);
  });
});

describe('a proof of nothing', { timeout: 60_000 }, () => {
  const { isReached } = readReach();

  /** Returns the problems found in a test of the session store with this body. */
  function found(body: string): string[] {
    const file = 'packages/hooks/src/stores/session/probe.test.ts';
    const code = `
      import { it } from 'vitest';
      import { session, login, resetSession } from './index.ts';
      import { endpoints } from '@qinghe/api/conformance/endpoints';
      import type { SessionState } from './state.ts';
      const helper = () => resetSession();
      it('probe', { tags: ['spec:4.login'] }, () => { ${body} });`;
    const read = (name: string) => (name === file ? code : readSource(name));
    const proofs = readTests(code, file);
    return checkReach(proofs, { graph: createGraph(read), isReached }, read);
  }

  it.each([
    ['nothing', 'expect(1).toBe(1)', 'uses no code of the product'],
    ['a name that is no variable', 'expect({ login: 1 }.login).toBe(1)', 'uses no code'],
    ['a function that no site calls', 'login(m); resetSession()', 'uses resetSession'],
    ['such a function by way of a helper', 'login(m); helper()', 'uses resetSession'],
    [
      'such a function by way of a local one',
      'const own = () => helper(); own()',
      'uses resetSession',
    ],
    ['a list that only tests look into', 'endpoints.find(Boolean)', 'uses endpoints'],
  ])('is refused when it uses %s', (_, body, problem) => {
    expect(found(body)).toEqual([expect.stringContaining(problem)]);
  });

  it('is not one that uses what the sites use', () => {
    expect(found('login(m); expect(session.isLogin).toBe(true)')).toEqual([]);
  });
});
