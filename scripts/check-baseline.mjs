// npm run check:baseline: checks that the built sites run in Chrome 87 and iOS 14: the syntax and the runtime APIs of every
// script, and every style rule inserted on any page, as a visitor and as members, with all that opens on a press. Needs both
// apps built; fails for anything that these browsers lack and that is not allowed below.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ruleFaults, scriptFaults } from './lib/baseline.mjs';
import { resolveBrowser } from './lib/browser.mjs';
import { startServer } from './lib/process.mjs';
import { root } from './lib/run.mjs';
import { addressesOf, ORDER, SiteWalk } from './lib/siteWalk.mjs';

/** Features that may be used although the baseline browsers lack them, each with the reason. */
const ALLOWED = new Map([
  ['text-wrap', 'lines break where they always did'],
  ['accent-color', 'a slider keeps the colour of the browser'],
  ['content-visibility', 'long lists are drawn in full, as they always were'],
  ['requestIdleCallback', 'asked for before it is used; a timer stands in'],
]);

const SITES = {
  web: { base: '', context: { viewport: { width: 1440, height: 900 } } },
  h5: {
    base: '/h5',
    context: { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true },
  },
};

/** The users with whom the sites are visited: demo accounts; a gate stops the last two at the first guarded page. */
const PEOPLE = {
  visitor: null,
  member: '13800000001',
  unbound: '13800000002',
  unverified: '13800000003',
};

/** Each fault found, with the scripts or rules that have it. @type {Map<string, Set<string>>} */
const found = new Map();
const note = (fault, place) => found.set(fault, (found.get(fault) ?? new Set()).add(place));

let scripts = 0;
for (const app of Object.keys(SITES)) {
  const folder = path.join(root, 'apps', app, 'dist/assets');
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
    scripts += 1;
    for (const fault of scriptFaults(readFileSync(path.join(folder, file), 'utf8')))
      note(fault, `${app}/${file}`);
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'qinghe-baseline-'));
const server = await startServer(path.join(root, 'apps/demo-server/dist/main.js'), [], {
  PORT: '0',
  HOST: '127.0.0.1',
  QINGHE_DATA: path.join(folder, 'school.json'),
  QINGHE_API_URL: '',
});
const { executablePath, args, env } = resolveBrowser();
const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
const rules = new Set();

async function call(address, token, body) {
  const reply = await fetch(server.url + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return (await reply.json()).data;
}

/** Logs in, unless for a visitor, and creates an unpaid order for the member. */
async function enter(mobile) {
  if (!mobile) return { token: '', order: '0' };
  const { token } = await call('/api/v2/login/password', '', { mobile, password: 'qinghe123' });
  const { order_id: order = '0' } = await call('/api/v2/order/course', token, { course_id: 2 });
  return { token, order: String(order) };
}

/** Collects the style rules that one user meets on one site; returns a line with the numbers of pages and presses. */
async function walk(app, routes, [person, mobile]) {
  const { base, context: options } = SITES[app];
  const { token, order } = await enter(mobile);
  const context = await browser.newContext({
    ...options,
    locale: 'zh-CN',
    serviceWorkers: 'block',
  });
  // Records the text of each rule on insertion: the browser drops declarations that it does not know.
  await context.exposeFunction('noteRule', (rule) => void rules.add(rule));
  await context.addInitScript((value) => {
    const insertRule = Reflect.get(CSSStyleSheet.prototype, 'insertRule');
    CSSStyleSheet.prototype.insertRule = function record(rule, index) {
      globalThis.noteRule(rule);
      return Reflect.apply(insertRule, this, [rule, index]);
    };
    if (value && location.protocol !== 'about:') localStorage.setItem('meedu-user-token', value);
  }, token);
  const isHeldUp = person === 'unbound' || person === 'unverified';
  const seen = isHeldUp ? routes.filter(({ isGuarded }) => isGuarded).slice(0, 1) : routes;
  const site = new SiteWalk(await context.newPage(), server.url + base);
  const pressed = await site.visit(seen.map(({ address }) => address.replace(ORDER, order)));
  await context.close();
  return `  ${app}, ${person}: ${seen.length} pages, ${pressed.length} things pressed`;
}

try {
  const apps = Object.keys(SITES);
  const tables = await Promise.all(apps.map(addressesOf));
  const walks = apps.flatMap((app, index) =>
    Object.entries(PEOPLE).map((person) => walk(app, tables[index], person)),
  );
  for (const line of await Promise.all(walks)) console.log(line);
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
for (const rule of rules) for (const fault of ruleFaults(rule)) note(fault, rule.slice(0, 120));

console.log(`${scripts} scripts and ${rules.size} style rules against Chrome 87 and iOS 14.`);
for (const [fault, places] of found) {
  const reason = ALLOWED.get(fault);
  console.log(
    `${reason ? ' ' : '✗'} ${fault}: ${places.size}${reason ? `, allowed: ${reason}` : ''}`,
  );
  if (reason) continue;
  for (const place of [...places].slice(0, 5)) console.log(`      ${place}`);
  process.exitCode = 1;
}
