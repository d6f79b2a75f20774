import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { scenarioList } from '@qinghe/api/mocks';
import { describe, expect, it } from 'vitest';
import { root } from './run.mjs';
import { allStories, readStories } from './stories.mjs';

const stories = allStories();
const journeys = readdirSync(path.join(root, 'e2e'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => readFileSync(path.join(root, 'e2e', name), 'utf8'));
const opened = journeys.flatMap((code) =>
  Array.from(code.matchAll(/openScenario\(page, info, '([^']+)'/g), ([, id]) => id),
);
const ids = scenarioList.map(({ id }) => id);

describe('the registry of scenarios', () => {
  it('has titles that tell them apart, in Chinese', () => {
    const titles = scenarioList.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    for (const title of titles) expect(title).toMatch(/\p{Script=Han}/u);
  });

  it.each(scenarioList)('$id has a page story on each site that it concerns', ({ id, site }) => {
    for (const [of, prefix] of [
      ['desktop', 'Desktop/'],
      ['mobile', 'Mobile/'],
    ] as const) {
      if (site && site !== of) continue;
      const found = stories.filter((story) => story.scenario === id);
      expect(found.map(({ title }) => title)).toContainEqual(expect.stringMatching(`^${prefix}`));
    }
  });

  it('knows every scenario that stories and journeys name', () => {
    const named = stories.flatMap(({ scenario }) => scenario ?? []);
    expect(
      [...new Set([...named, ...opened])].filter((id) => !ids.some((known) => known === id)),
    ).toEqual([]);
    expect(opened.length).toBeGreaterThan(0);
  });
});

describe('what the source of stories tells', () => {
  const read = (stories: string) =>
    readStories(
      `import { courseStories } from '@qinghe/features/testing/courseStories';
       const meta = { title: 'Shop', component: Shop, parameters: { scenario: 'visitor' } };
       export default meta;
       ${stories}`,
      'apps/web/src/pages/Shop/Shop.stories.tsx',
    );

  it.each([
    [`export const A: Story = {};`, 'visitor'],
    [`export const A: Story = { parameters: { scenario: 'slow' } } satisfies Story;`, 'slow'],
    [`export const A: Story = courseStories.comments;`, 'moderatedComments'],
    [`export const A: Story = { ...courseStories.comments, tags: ['vrt'] };`, 'moderatedComments'],
    [
      `export const B: Story = { parameters: { scenario: 'slow' } };
       export const A: Story = { ...B, play: async () => {} };`,
      'slow',
    ],
    [`export const A: Story = { ...B, parameters: { scenario: 'offline' } };`, 'offline'],
  ])('%s is of %s', (code, scenario) => {
    expect(read(code)).toContainEqual(
      expect.objectContaining({ id: 'desktop-shop--a', title: 'Desktop/Shop', scenario }),
    );
  });

  it('finds the clauses among the tags', () => {
    const code = `export const A: Story = { tags: ['vrt', 'spec:5.mobile', 'spec:4.sms'] };`;
    expect(read(code)).toMatchObject([{ name: 'A', clauses: ['5.mobile', '4.sms'] }]);
  });
});
