// npm run status    prints what is known of every component and pattern; fails when something vouches for a cell no longer.
import { checkStatus, printStatus, readStatus } from './lib/docs/status.mjs';

const rows = readStatus();
console.log(printStatus(rows));
const problems = checkStatus(rows);
for (const problem of problems) console.error(`✗ ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
