// npm run rooms: the rooms of packages/features and what each knows of the others.
import { between, readArrows, roomOf } from './lib/arrows.mjs';

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
