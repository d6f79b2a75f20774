import path from 'node:path';
import { runnerImport } from 'vite';
import { root } from './run.mjs';

/**
 * Example values for the parameters of route patterns: one, or all that show different pages. A parameter that is not
 * listed fails the walk.
 */
const PARTS = {
  courseId: ['1'],
  activateId: ['1'],
  task: ['profile', 'nickname', 'password', 'mobile', 'device'],
  '*': ['no/such/page'],
};

/** The placeholder in addresses for the number of an unpaid order. */
export const ORDER = 'ORDER';

/** The query that pages need, by route pattern. */
const QUERIES = {
  '/search': '?keywords=%E6%95%B0%E5%AD%A6',
  '/order': '?goods_type=vod&goods_id=3',
  '/order/pay': `?orderId=${ORDER}&type=vod&id=2&payment=wechat`,
  '/order/success': `?orderId=${ORDER}`,
  '/error': '?msg=%E5%87%BA%E9%94%99%E4%BA%86',
};

/**
 * Lists the addresses of all pages of an application from its route table, some with {@link ORDER}.
 *
 * @param {string} app The application's folder in `apps`.
 * @returns {Promise<{ address: string, isGuarded: boolean }[]>}
 */
export async function addressesOf(app) {
  const { module } = await runnerImport(path.join(root, 'apps', app, 'src/app/routes.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'window.__QINGHE__': 'undefined' },
  });
  return module.table.routes.flatMap(({ path: pattern, isGuarded = false }) => {
    let addresses = [pattern === '*' ? '/*' : pattern];
    for (const [part, name = '*'] of pattern.matchAll(/:(\w+)|\*/g)) {
      const values = PARTS[name];
      if (!values) throw new Error(`${app}: scripts/lib/siteWalk.mjs has no example of ${part}.`);
      addresses = addresses.flatMap((address) =>
        values.map((value) => address.replace(part, value)),
      );
    }
    return addresses.map((address) => ({ address: address + (QUERIES[pattern] ?? ''), isGuarded }));
  });
}

/** Names of controls that are never pressed: they end the session, leave the browser's control, or reload the page. */
const LEFT = /退出|注销|重新加载|刷新|全屏|画中画|拨打/;

/** Most presses on one page. */
const PRESSES = 30;

/** The longest wait for a page to finish its requests and rendering, in milliseconds. */
const PATIENCE = 4000;
/** Longest time that a page may take to load, in milliseconds: all walks start at once, beside the build of Storybook. */
const LOAD_PATIENCE = 120_000;

/** Runs in the page: resolves when a frame has been rendered and the page is idle. */
const drawn = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 1000 }));
  });

/**
 * Runs in the page: presses the first control that was not pressed yet, in the topmost dialog if one is open, and returns its
 * name; without one, '' in a dialog and null on the page.
 */
function pressNext({ pressed, left }) {
  const isShown = (element) =>
    element.checkVisibility?.({ visibilityProperty: true }) && !element.matches(':disabled');
  const dialogs = [...document.querySelectorAll('[role=dialog],[role=alertdialog],dialog[open]')];
  const inside = dialogs.filter(isShown).at(-1);
  const things = (inside ?? document).querySelectorAll(
    'button,summary,[role=button],[role=tab],[role=menuitem],[role=radio],[role=option],[role=switch]',
  );
  for (const thing of things) {
    const label = thing.getAttribute('aria-label') ?? thing.textContent ?? '';
    const name = label.replace(/\s+|\d+/g, '').slice(0, 20) || thing.outerHTML.slice(0, 80);
    if (pressed.includes(name) || new RegExp(left).test(name) || !isShown(thing)) continue;
    thing.scrollIntoView({ block: 'center' });
    thing.click();
    return name;
  }
  return inside ? '' : null;
}

/** Visits a site as one user: opens every address in the running application and presses its controls. */
export class SiteWalk {
  #page;
  #base;
  #pressed = [];
  #open = new Set();

  /**
   * @param {import('@playwright/test').Page} page
   * @param {string} base The application's URL, such as `http://127.0.0.1:4310/h5`.
   */
  constructor(page, base) {
    this.#page = page;
    this.#base = base;
    const isCounted = (request) => !/^(?:media|image|eventsource)$/.test(request.resourceType());
    page.on('request', (request) => isCounted(request) && this.#open.add(request));
    for (const event of ['requestfinished', 'requestfailed'])
      page.on(event, (request) => this.#open.delete(request));
    page.on('dialog', (dialog) => void dialog.dismiss());
    page.context().on('page', (other) => void (other !== page && other.close()));
  }

  /** Waits until the page has no open requests and is rendered, twice in a row: the first time only its code may be loaded. */
  async #quiet() {
    const end = Date.now() + PATIENCE;
    for (let times = 0; times < 2 && Date.now() < end;) {
      // The page may navigate during the call.
      await this.#page.evaluate(drawn).catch(() => this.#page.waitForLoadState());
      if (this.#open.size === 0) times += 1;
      else {
        times = 0;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  }

  async #load(address) {
    this.#open.clear();
    await this.#page.goto(this.#base + address, { timeout: LOAD_PATIENCE });
    await this.#quiet();
  }

  /** Opens an address: by the running application's router, or by loading the page if it does not run. */
  async #go(address) {
    const isThere = await this.#page
      .evaluate((to) => {
        if (!document.getElementById('root')?.firstElementChild) return false;
        history.pushState(null, '', to);
        window.dispatchEvent(new PopStateEvent('popstate'));
        return true;
      }, this.#base + address)
      .catch(() => false);
    if (isThere) await this.#quiet();
    else await this.#load(address);
  }

  async #press() {
    const input = { pressed: this.#pressed, left: LEFT.source };
    const name = await this.#page.evaluate(pressNext, input).catch(() => undefined);
    if (name) this.#pressed.push(name);
    if (name === '') await this.#page.keyboard.press('Escape');
    await this.#quiet();
    return name;
  }

  /**
   * @param {readonly string[]} addresses
   * @returns {Promise<string[]>} The names of the controls that were pressed.
   */
  async visit(addresses) {
    await this.#load('/');
    for (const address of addresses) {
      await this.#go(address);
      let escapes = 0;
      for (let presses = 0; presses < PRESSES && escapes < 3; presses += 1) {
        const name = await this.#press();
        if (name === null) break;
        if (name === '') escapes += 1;
        // The press led to another page, which has been rendered now: go back to this one.
        const here = this.#page.url().split(/[?#]/)[0];
        if (here !== (this.#base + address).split('?')[0] && name !== '') await this.#go(address);
      }
      if (escapes >= 3) await this.#load('/');
    }
    return this.#pressed;
  }
}
