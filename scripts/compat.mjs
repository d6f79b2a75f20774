/**
 * npm run compat -- --api URL [--account MOBILE:PASSWORD [--yes]] [--settings FILE] [--html FILE]
 * Finds the API at the address or below its `/api`, makes every reading call to that MeEdu server (those of members only with
 * an account), and prints how each reply is read, what the sites do about it, the state of the calls that change something, and
 * settings of the school that lead nowhere. Changes nothing on the server but one lesson's count of views and, with an account,
 * what a login changes: it lists that and asks first. Fails when a call is missing, fails or has another shape.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { load } from './lib/load.mjs';

const USAGE =
  'Usage: npm run compat -- --api https://school.example [--account MOBILE:PASSWORD [--yes]] [--settings FILE] [--html FILE]';

function readOptions() {
  try {
    const text = { type: 'string' };
    const { values } = parseArgs({
      options: { api: text, account: text, settings: text, html: text, yes: { type: 'boolean' } },
    });
    const [mobile, ...password] = values.account?.split(':') ?? [];
    const isComplete = values.account === undefined || password.join(':') !== '';
    if (!/^https?:\/\/[^/]/.test(values.api ?? '') || !isComplete) return null;
    const settings = values.settings ? JSON.parse(readFileSync(values.settings, 'utf8')) : {};
    const account = mobile ? { mobile, password: password.join(':') } : undefined;
    return { ...values, account, settings };
  } catch {
    return null;
  }
}

function end(message) {
  console.error(message);
  process.exit(2);
}

/** Asks for confirmation before a login, because it changes something; without a terminal only `--yes` confirms. */
async function confirmLogin(changes) {
  console.error(`The login of the account changes something on the server:`);
  for (const change of changes) console.error(`- ${change}`);
  if (!process.stdin.isTTY) end('Nothing was sent. Give --yes to go on.');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question('Go on? [y/N] ');
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) end('Nothing was sent.');
}

const options = readOptions();
if (!options) end(USAGE);
const { account, settings, yes, html } = options;

const compat = 'packages/api/src/compat';
const [{ BAD, checkServer }, { LOGIN_CHANGES }, { findSettings }, { toPage, toText }, { findApi }] =
  await Promise.all(
    ['compat', 'effects', 'findings', 'report', 'findApi'].map((name) =>
      load(`${compat}/${name}.ts`),
    ),
  );
const { placeOfLink } = await load('packages/hooks/src/url/placeOfLink.ts');
const { parseFrameHosts } = await load('packages/hooks/src/env/frameHosts.ts');

if (account && !yes) await confirmLogin(LOGIN_CHANGES);
const { api, isFound, remark } = await findApi(options.api.replace(/\/+$/, ''));
if (!isFound) end(`${remark}.`);
if (remark) console.error(`${remark}.\n`);
const report = await checkServer({ api, account }).catch((error) =>
  end(`The login failed: ${error.message}`),
);
const ownHosts = [api, report.h5Url].flatMap((address) =>
  URL.canParse(address) ? [new URL(address).host] : [],
);
const findings = findSettings(report, {
  placeOf: (address) => placeOfLink(address, ownHosts),
  frameHosts: parseFrameHosts(settings),
});

console.log(toText(api, report, findings));
if (!account) console.log('The calls of members were not made: give an --account.');
if (html) writeFileSync(html, toPage(api, report, findings));
process.exitCode = report.rows.some(({ verdict }) => BAD.has(verdict)) ? 1 : 0;
