// npm run check:baseline: what the built sites need against what Chrome 87 and iOS 14 have: the syntax and the runtime
// APIs of every script, and every rule that the style library hands to the browser on the main pages. Wants both apps
// built; fails for whatever is neither there nor allowed below.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ruleFaults, scriptFaults } from './lib/baseline.mjs';
import { resolveBrowser } from './lib/browser.mjs';
import { startServer } from './lib/process.mjs';
import { root } from './lib/run.mjs';

/** What may be used all the same, and why. */
const ALLOWED = new Map([
  ['text-wrap', 'lines break where they always did'],
  ['requestIdleCallback', 'asked for before it is used; a timer stands in'],
]);

const PAGES = [
  '/',
  '/courses',
  '/courses/detail/1',
  '/activates',
  '/announcement',
  '/about',
  '/search',
  '/login',
  '/404',
];
const SITES = {
  web: { base: '', context: { viewport: { width: 1440, height: 900 } } },
  h5: {
    base: '/h5',
    context: { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true },
  },
};

/** Faults with the places that have them. @type {Map<string, Set<string>>} */
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
try {
  for (const { base, context: options } of Object.values(SITES)) {
    const context = await browser.newContext({ ...options, locale: 'zh-CN' });
    // The rules as they are written: the browser itself forgets the lines that it does not need.
    await context.addInitScript(() => {
      const insertRule = Reflect.get(CSSStyleSheet.prototype, 'insertRule');
      globalThis.writtenRules = [];
      CSSStyleSheet.prototype.insertRule = function record(rule, index) {
        globalThis.writtenRules.push(rule);
        return Reflect.apply(insertRule, this, [rule, index]);
      };
    });
    const page = await context.newPage();
    for (const address of PAGES) {
      await page.goto(server.url + base + address);
      await page.waitForLoadState('networkidle');
      for (const rule of await page.evaluate(() => globalThis.writtenRules)) rules.add(rule);
    }
    await context.close();
  }
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
