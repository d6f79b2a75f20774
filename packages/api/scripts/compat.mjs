/**
 * npm run compat -- --api URL [--account MOBILE:PASSWORD]
 * Makes every reading call against a MeEdu server, and the member's with an account, and prints how each
 * is read. Changes nothing on the server but one lesson's count of views. Fails when a call is missing, fails or is shaped differently.
 */
import { parseArgs } from 'node:util';
import { load } from './load.mjs';

const USAGE = 'Usage: npm run compat -- --api https://school.example [--account MOBILE:PASSWORD]';

function readOptions() {
  try {
    const { values } = parseArgs({
      options: { api: { type: 'string' }, account: { type: 'string' } },
    });
    const [mobile, ...password] = values.account?.split(':') ?? [];
    const isComplete = values.account === undefined || password.join(':') !== '';
    if (!/^https?:\/\/[^/]/.test(values.api ?? '') || !isComplete) return null;
    return { api: values.api, account: mobile && { mobile, password: password.join(':') } };
  } catch {
    return null;
  }
}

const options = readOptions();
if (!options) {
  console.error(USAGE);
  process.exit(2);
}

const { BAD, checkServer } = await load('src/compat/compat.ts');
const rows = await checkServer({
  ...options,
  account: options.account || undefined,
}).catch((error) => {
  console.error(`The login failed: ${error.message}`);
  process.exit(2);
});

const order = ['failed', 'different', 'missing', 'refused', 'absent', 'skipped', 'works'];
rows.sort((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict));
const width = Math.max(...rows.map(({ path }) => path.length));
for (const { verdict, path, note } of rows)
  console.log(`${verdict.padEnd(10)}${path.padEnd(width + 2)}${note}`.trimEnd());

const counts = order
  .map((verdict) => [verdict, rows.filter((row) => row.verdict === verdict).length])
  .filter(([, count]) => count > 0)
  .map(([verdict, count]) => `${count} ${verdict}`);
console.log(`\n${options.api}: ${counts.join(', ')}`);
if (!options.account) console.log('The calls of members were not made: give an --account.');
process.exitCode = rows.some(({ verdict }) => BAD.has(verdict)) ? 1 : 0;
