import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** What a person has done, and been through, on the way to something. */
export interface Walk {
  /** Presses of a pointer, and of keys that do something. */
  presses: number;
  /** Fields that were written in. */
  fields: number;
  /** Pages in their order; another question to the same page is no other page. */
  pages: string[];
  /** States that tell of nothing or of trouble, where there is neither. */
  misled: string[];
}

/** What no page says on a way that leads somewhere. A visitor has no account yet, and a new lesson no note or comment: that is true. */
const MISLEADING =
  '没有找到|没有符合条件|这一页没有|加载失败|暂无|还没有(?!登录|账号|笔记|评论)|页面不存在|服务开小差了|请重新登录|系统维护中';

declare global {
  interface Window {
    noteStep?: (kind: 'press' | 'field' | 'misled', what: string) => void;
  }
}

/** Counts from now on what a person does in a page and looks at all that it says. Call it before the page goes anywhere. */
export async function startWalk(page: Page): Promise<Walk> {
  const walk: Walk = { presses: 0, fields: 0, pages: [], misled: [] };
  await page.exposeFunction('noteStep', (kind: 'press' | 'field' | 'misled', what: string) => {
    if (kind === 'press') walk.presses += 1;
    else if (kind === 'field') walk.fields += 1;
    else walk.misled.push(what);
  });
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    const pathname = new URL(frame.url()).pathname.replace(/(.)\/$/, '$1');
    if (pathname !== walk.pages.at(-1)) walk.pages.push(pathname);
  });
  await page.addInitScript((source) => {
    const misleading = new RegExp(source);
    const note: Window['noteStep'] = (kind, what) => window.noteStep?.(kind, what);
    let field: EventTarget | null = null;
    let isDue = false;
    window.addEventListener('pointerdown', ({ isTrusted }) => isTrusted && note('press', ''), true);
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
    };
    new MutationObserver(() => {
      if (!isDue) requestAnimationFrame(look);
      isDue = true;
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, MISLEADING);
  return walk;
}

/** Asserts that a way cost no more than this, and told of nothing that was not so. */
export function expectWalk(walk: Walk, most: { presses: number; fields?: number; pages: number }) {
  expect(walk.misled).toEqual([]);
  expect(walk.presses, 'presses').toBeLessThanOrEqual(most.presses);
  expect(walk.fields, 'fields').toBeLessThanOrEqual(most.fields ?? 0);
  expect(walk.pages.length, walk.pages.join(' → ')).toBeLessThanOrEqual(most.pages);
  // Nobody comes anywhere without a press: what counts has not been lost.
  expect(walk.presses).toBeGreaterThan(0);
}
