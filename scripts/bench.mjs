// npm run bench                     measures Lighthouse, the sites in use, a course of 2,000 lessons and 10,000 messages, and
//                                   compares the figures with their limits.
// npm run bench -- lighthouse       only the named parts: lighthouse, lighthouse-h2, in-use, long-course, messages, and lighthouse-plain,
//                                   which serves no prerendered page.
// Builds first what has changed, prints every figure with its conditions, writes bench/results.json and the tables of the README.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { format, resolveConfig } from 'prettier';
import { benchInUse } from './bench/inUse.mjs';
import { benchLighthouse, FLOOR } from './bench/lighthouse.mjs';
import { benchLongCourse } from './bench/longCourse.mjs';
import { benchMessages } from './bench/messages.mjs';
import { serveOverH2 } from './bench/overH2.mjs';
import { writeSchool } from './bench/writeSchool.mjs';
import { withBenchTables } from './lib/benchTable.mjs';
import { resolveBrowser } from './lib/browser.mjs';
import { startServer } from './lib/process.mjs';
import { root, run } from './lib/run.mjs';

const NAMES = [
  'lighthouse',
  'lighthouse-h2',
  'lighthouse-plain',
  'in-use',
  'long-course',
  'messages',
];
const RESULTS = path.join(root, 'bench/results.json');
const README = path.join(root, 'README.md');

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !NAMES.includes(name));
if (unknown) {
  console.error(`No part is called ${unknown}.`);
  process.exit(1);
}
const isWanted = (name) =>
  chosen.length === 0 ? name !== 'lighthouse-plain' : chosen.includes(name);

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = Object(probe.address());
      probe.close(() => resolve(port));
    });
  });
}

function readOld() {
  try {
    return JSON.parse(readFileSync(RESULTS, 'utf8'));
  } catch {
    return {};
  }
}

async function writeFormatted(file, text) {
  const options = await resolveConfig(file);
  writeFileSync(file, await format(text, { ...options, filepath: file }));
}

const build = await run(['turbo', 'run', 'build', 'build:prerender', '--output-logs=errors-only'], {
  isCaptured: true,
});
if (build.code !== 0) {
  console.error(build.output);
  process.exit(build.code);
}

const folder = mkdtempSync(path.join(tmpdir(), 'qinghe-bench-'));
const serve = (file, env = {}) =>
  startServer(path.join(root, 'apps/demo-server/dist/main.js'), [], {
    PORT: '0',
    HOST: '127.0.0.1',
    QINGHE_DATA: file,
    QINGHE_API_URL: '',
    ...env,
  });
const { executablePath, args, env } = resolveBrowser();
const port = await freePort();
const browser = await chromium.launch({
  executablePath,
  // The server of `lighthouse-h2` has a self-signed certificate.
  args: [...args, `--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
  env: { ...process.env, ...env },
});

/** Serves the demo school as `npm start` does, with its public pages prerendered. */
async function serveRendered(name) {
  const out = path.join(folder, name);
  const server = await serve(path.join(folder, `${name}.json`), { QINGHE_PRERENDERED: out });
  const script = path.join(root, 'scripts/prerender.mjs');
  await run(['node', script, '--site', server.url, '--rate', '0', '--out', out]);
  return server;
}

const parts = {
  lighthouse: async () => {
    const server = await serveRendered('lighthouse');
    return benchLighthouse(server.url, port).finally(() => server.stop());
  },
  'lighthouse-h2': async () => {
    const server = await serveRendered('lighthouse-h2');
    const front = await serveOverH2(server.url);
    return benchLighthouse(front.url, port, 'h2').finally(() => {
      front.stop();
      return server.stop();
    });
  },
  // The demo school without any prerendered page.
  'lighthouse-plain': async () => {
    const server = await serve(path.join(folder, 'lighthouse-plain.json'));
    return benchLighthouse(server.url, port).finally(() => server.stop());
  },
  'in-use': async () => {
    const server = await serve(path.join(folder, 'in-use.json'));
    return benchInUse(browser, server.url).finally(() => server.stop());
  },
  'long-course': async () => {
    const file = path.join(folder, 'long-course.json');
    const token = await writeSchool(file, 'longCourse');
    const server = await serve(file);
    return benchLongCourse(browser, server.url, token).finally(() => server.stop());
  },
  messages: async () => {
    const file = path.join(folder, 'messages.json');
    const token = await writeSchool(file, 'manyMessages');
    const server = await serve(file);
    return benchMessages(browser, server.url, token).finally(() => server.stop());
  },
};

const results = readOld();
try {
  for (const name of NAMES.filter(isWanted)) {
    const before = loadavg()[0] ?? 0;
    const figures = await parts[name]();
    const load = [before, loadavg()[0] ?? 0].map((value) => Number(value.toFixed(1)));
    const conditions = {
      date: new Date().toISOString(),
      browser: `Chromium ${browser.version()}`,
      node: process.version,
      machine: `${cpus().length} × ${cpus()[0]?.model.trim()}`,
      /** Load averages before and after; other processes that use more than half a processor make the figures worse. */
      load,
    };
    results[name] = { conditions, figures };
    console.log(
      `\n${name}: ${conditions.browser}, ${conditions.machine}, load ${load.join(' to ')}`,
    );
    const floor = { lighthouse: FLOOR['http/1.1'], 'lighthouse-h2': FLOOR.h2 }[name];
    if (floor) console.log(`  the simulated line alone, phone: ${floor} ms to the first part`);
    for (const { label, value, values, limit, unit, isMet } of figures) {
      const shown = `${value}${unit && ` ${unit}`}`.padStart(10);
      console.log(
        `${isMet ? ' ' : '✗'} ${label.padEnd(52)}${shown}   limit ${limit}   (${values.join(', ')})`,
      );
      if (!isMet) process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.dirname(RESULTS), { recursive: true });
  await writeFormatted(RESULTS, JSON.stringify(results));
  await writeFormatted(README, withBenchTables(readFileSync(README, 'utf8'), results));
}
