// npm run status    prints the status table of all components and patterns; fails when a value is missing or a review is wrong.
// npm run status -- unreviewed                                 lists the parts without a review since their last change.
// npm run status -- review Components/Button --by "NAME"       records a person's review by sight, keyboard and screen reader.
import { parseArgs } from 'node:util';
import { addReview } from './lib/docs/reviews.mjs';
import { checkStatus, isUnreviewed, printStatus, readStatus } from './lib/docs/status.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { by: { type: 'string', default: '' } },
});
const [what = '', title = ''] = positionals;
const rows = readStatus();

if (what === 'review') {
  if (!values.by.trim() || !rows.some((row) => row.title === title)) {
    console.error('Say which part and who: npm run status -- review Components/Button --by NAME');
    process.exitCode = 1;
  } else console.log(addReview(title, values.by.trim()));
} else if (what === 'unreviewed')
  for (const row of rows.filter(isUnreviewed)) console.log(row.title);
else {
  console.log(printStatus(rows));
  const problems = checkStatus(rows);
  for (const problem of problems) console.error(`✗ ${problem}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
