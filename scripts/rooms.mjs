// npm run rooms               lists the rooms (folders) of packages/features with the rooms that each imports.
// npm run rooms -- THEN [NOW] also counts the lines of two commits, by kind of file and, for the product, by room.
import { between, readArrows, roomOf } from './lib/arrows.mjs';
import { linesAt } from './lib/lines.mjs';

const pairs = between(readArrows(), roomOf);
/** @type {Set<string>} */
const rooms = new Set();
/** @type {Map<string, string[]>} */
const known = new Map();
for (const pair of pairs) {
  const [from = '', to = ''] = pair.split(' → ');
  known.set(from, [...(known.get(from) ?? []), to]);
  rooms.add(from).add(to);
}
for (const room of Array.from(rooms).toSorted())
  console.log(`${room.padEnd(12)}${(known.get(room) ?? []).join(' ')}`);
console.log(`${rooms.size} rooms, ${pairs.length} arrows.`);

const [then, now = 'HEAD'] = process.argv.slice(2);
if (then) {
  const [before, after] = [linesAt(then), linesAt(now)];
  for (const part of /** @type {const} */ (['kinds', 'rooms'])) {
    console.log(`\nLines ${part === 'kinds' ? 'by kind' : 'of the product by room'}`);
    const names = new Set([...Object.keys(before[part]), ...Object.keys(after[part])]);
    for (const name of [...names].toSorted())
      console.log(
        `${name.padEnd(24)}${String(before[part][name] ?? 0).padStart(8)}${String(after[part][name] ?? 0).padStart(8)}`,
      );
  }
}
