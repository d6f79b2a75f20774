import type { Page } from '@playwright/test';
import { signIn } from './support/member.ts';
import { drawn } from './support/pauses.ts';
import { inApp } from './support/projects.ts';
import { expect, test } from './support/test.ts';

declare global {
  interface Window {
    jumps?: string[];
  }
}

/** Largest sum of layout shifts of a page while it loads. */
const MOST = 0.02;
/** Longest delay of a reply, in milliseconds of the page's own clock. */
const LATEST = 6000;

interface Place {
  path: string;
  isMember?: boolean;
}

const places: readonly Place[] = [
  { path: '/' },
  { path: '/courses' },
  { path: '/courses/detail/1' },
  { path: '/activates' },
  { path: '/activates/detail/1' },
  { path: '/announcement' },
  { path: '/search?keywords=%E6%95%B0%E5%AD%A6' },
  { path: '/search?keywords=%E9%A1%BE%E6%80%80%E8%BF%9C' },
  { path: '/about' },
  { path: '/vip' },
  { path: '/', isMember: true },
  { path: '/courses/detail/1', isMember: true },
  { path: '/courses/video/1', isMember: true },
  { path: '/study-center', isMember: true },
  { path: '/member', isMember: true },
  { path: '/member/study', isMember: true },
  { path: '/member/messages', isMember: true },
  { path: '/member/orders', isMember: true },
  { path: '/member/credit1-free', isMember: true },
];

/** Places tested with every change; all places, with more orders of the replies, are tested every night. */
const DAILY = [
  '/ false',
  '/courses/detail/1 false',
  '/study-center true',
  '/member true',
  '/member/orders true',
];
const SEEDS = [1, 2, 3, 4];

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Records the size and the elements of each layout shift. Runs in the page. */
function noteJumps() {
  window.jumps = [];
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : (node?.parentElement ?? null);
    return `${element?.tagName.toLowerCase() ?? '?'} ${(element?.textContent ?? '').trim().slice(0, 16)}`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry)) continue;
      const sources: { node: Node | null }[] = Reflect.get(entry, 'sources') ?? [];
      window.jumps?.push(
        `${Number(entry.value).toFixed(4)} ${sources.map(({ node }) => nameOf(node)).join(', ')}`,
      );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Delays each reply by a random time; the returned function sends them all, moving the page's clock on instead of waiting. */
async function answerLate(page: Page, seed: number) {
  const random = randomOf(seed);
  const held: { due: number; answer: () => void }[] = [];
  let now = 0;
  let asking = 0;
  await page.route('**/api/**', async (route) => {
    const due = now + random() * LATEST;
    asking += 1;
    const response = await route.fetch();
    asking -= 1;
    await new Promise<void>((answer) => held.push({ due, answer }));
    await route.fulfill({ response });
  });
  const settle = async () => {
    for (let frame = 0; frame < 3; frame += 1) await drawn(page);
    await expect.poll(() => asking).toBe(0);
  };
  return async () => {
    await settle();
    for (let quiet = 0; quiet < 2;) {
      held.sort((one, other) => one.due - other.due);
      const next = held.shift();
      quiet = next ? 0 : quiet + 1;
      const wait = next ? Math.max(0, next.due - now) : LATEST / 2;
      now += wait;
      await page.clock.fastForward(Math.ceil(wait));
      next?.answer();
      await settle();
    }
  };
}

for (const { path, isMember = false } of places)
  for (const seed of SEEDS) {
    const isDaily = seed === 1 && DAILY.includes(`${path} ${isMember}`);
    const who = isMember ? 'a member' : 'a visitor';
    const title = `nothing jumps on ${path} for ${who}, whatever reply is late, order ${seed}`;
    test(title, { tag: isDaily ? [] : ['@nightly'] }, async ({ page, request }, info) => {
      if (isMember) await signIn(page, request);
      await page.addInitScript(noteJumps);
      await page.clock.install();
      const answerAll = await answerLate(page, seed);
      await page.goto(inApp(info, path));
      await answerAll();
      const jumps = (await page.evaluate(() => window.jumps)) ?? [];
      const sum = jumps.reduce((total, jump) => total + Number.parseFloat(jump), 0);
      expect(sum, jumps.join('\n')).toBeLessThanOrEqual(MOST);
    });
  }
