import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** What a person has done and seen on the way to a goal. */
export interface Walk {
  /** What was pressed, by the pointer or with the Enter key, in order. */
  presses: string[];
  /** Text fields that were filled in. */
  fields: number;
  /** Paths of the visited pages in order; a change of the query alone adds none. */
  pages: string[];
  /**
   * Misleading states: a wrong message that there is nothing or that something failed, two contradicting texts, or a blank page.
   */
  misled: string[];
  page: Page;
}

/**
 * Texts that no page may show on the way to a goal. True ones are exempt: a visitor has no account yet, a new member no
 * membership, a new lesson no note or comment.
 */
const MISLEADING =
  '没有找到|没有符合条件|这一页没有|加载失败|暂无|还没有(?!登录|账号|笔记|评论|开通会员)|页面不存在|服务开小差了|请重新登录|系统维护中';

/** Pairs of texts that contradict each other within one card, row or panel. */
const CONTRADICTIONS = [
  ['已截止|已结束|已取消|名额已满', '仅剩|立即报名'],
  ['已取消', '已结束'],
  ['(?:已看|已学) 0 ?%', '继续播放|已学完|上次学到'],
  ['购买后可观看', '正在播放'],
  ['已支付|已取消', '内完成支付|去支付'],
  ['你已是会员', '立即开通'],
  ['未登录', '安全退出'],
] as const;

/** Longest time that the main part of a page may be blank, in milliseconds; anything longer is noticed. */
const BLANK = 300;

declare global {
  interface Window {
    noteStep?: (kind: 'press' | 'field' | 'misled', what: string) => void;
  }
}

/** Counts the presses and fields of a page from now on and checks all of its text. Call it before the first navigation. */
export async function startWalk(page: Page): Promise<Walk> {
  const walk: Walk = { presses: [], fields: 0, pages: [], misled: [], page };
  await page.exposeFunction('noteStep', (kind: 'press' | 'field' | 'misled', what: string) => {
    if (kind === 'press') walk.presses.push(what);
    else if (kind === 'field') walk.fields += 1;
    else walk.misled.push(what);
  });
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    const pathname = new URL(frame.url()).pathname.replace(/(.)\/$/, '$1');
    if (pathname !== walk.pages.at(-1)) walk.pages.push(pathname);
  });
  await page.addInitScript(
    ({ source, pairs, longest }) => {
      const misleading = new RegExp(source);
      const contradictions = pairs.map(
        ([one, other]) => [new RegExp(one), new RegExp(other)] as const,
      );
      const note: Window['noteStep'] = (kind, what) => window.noteStep?.(kind, what);
      let field: EventTarget | null = null;
      let isDue = false;
      window.addEventListener(
        'pointerdown',
        ({ isTrusted, target }) => {
          const pressed =
            target instanceof Element ? target.closest('a, button, label, body') : null;
          if (isTrusted) note('press', pressed?.textContent.slice(0, 40) ?? 'nothing');
        },
        true,
      );
      window.addEventListener(
        'keydown',
        ({ key, isTrusted }) => isTrusted && key === 'Enter' && note('press', key),
        true,
      );
      window.addEventListener(
        'input',
        ({ target }) => {
          const isText =
            target instanceof HTMLTextAreaElement ||
            (target instanceof HTMLInputElement &&
              !['checkbox', 'radio', 'file'].includes(target.type));
          if (!isText || target === field) return;
          field = target;
          note('field', target.name);
        },
        true,
      );
      const look = () => {
        isDue = false;
        const [said] = misleading.exec(document.body.innerText) ?? [];
        if (said) note('misled', `${said} (${window.location.pathname})`);
        for (const part of document.querySelectorAll<HTMLElement>(
          'li, article, aside, section section',
        ))
          if (part.querySelector('li, article') === null)
            for (const [one, other] of contradictions) {
              const [first] = one.exec(part.innerText) ?? [];
              const [second] = other.exec(part.innerText) ?? [];
              if (first && second)
                note('misled', `${first} and ${second} (${window.location.pathname})`);
            }
      };
      // A page shows its content or that it is loading, as index.html does before any code runs; a blank page is reported.
      // Until the browser has read index.html to its end, there is no page yet: between the start of its body and what is in
      // it, the browser waits for the stylesheet, and draws a frame or more on a busy machine.
      let blankSince: number | null = null;
      const watchMain = (now: number) => {
        const main = document.querySelector('main');
        const isBlank =
          document.readyState !== 'loading' &&
          !main?.innerText.trim() &&
          !document.querySelector(
            '[aria-busy="true"], .boot-page, dialog[open], [role="dialog"], main img, main svg',
          );
        if (!isBlank) blankSince = null;
        else if (blankSince === null) blankSince = now;
        else if (now - blankSince > longest) {
          note('misled', `nothing at all (${window.location.pathname})`);
          blankSince = now;
        }
        requestAnimationFrame(watchMain);
      };
      requestAnimationFrame(watchMain);
      new MutationObserver(() => {
        if (!isDue) requestAnimationFrame(look);
        isDue = true;
      }).observe(document, { childList: true, subtree: true, characterData: true });
    },
    { source: MISLEADING, pairs: CONTRADICTIONS, longest: BLANK },
  );
  return walk;
}

/** Returns the elements in the window that are still loading, as the beginning of their markup. */
const unsettled = () =>
  Array.from(document.querySelectorAll('main [aria-busy="true"]'))
    .filter((element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      return height > 0 && bottom > 0 && top < window.innerHeight;
    })
    .map((element) => element.outerHTML.slice(0, 120));

/** Waits until nothing in the window is loading any more: no skeleton may stay. */
const settled = (page: Page) =>
  expect
    // A page that is being replaced, as after a logout, cannot be evaluated: the next poll asks the new page.
    .poll(() => page.evaluate(unsettled).catch((error: Error) => [error.message]), {
      message: 'what is on its way comes',
    })
    .toEqual([]);

/**
 * Asserts that the goal took at most this many presses, fields and pages, that nothing was misleading, and that all has loaded.
 */
export async function expectWalk(
  walk: Walk,
  most: { presses: number; fields?: number; pages: number },
) {
  await settled(walk.page);
  expect(walk.misled).toEqual([]);
  expect(walk.presses.length, walk.presses.join(' → ')).toBeLessThanOrEqual(most.presses);
  expect(walk.fields, 'fields').toBeLessThanOrEqual(most.fields ?? 0);
  expect(walk.pages.length, walk.pages.join(' → ')).toBeLessThanOrEqual(most.pages);
  // No goal is reached without a press: zero would mean that the counter has failed.
  expect(walk.presses.length).toBeGreaterThan(0);
}
