// node scripts/processor.mjs COMMAND …   runs a command, and says what each kind of its processes has used of a processor.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** How often the processes are looked at, in milliseconds: what one uses in its last moments is not seen. */
const EVERY = 100;

/** Ticks of the kernel's clock in a second. */
const TICKS = 100;

/** What a command line is known by, the first that matches. @type {readonly (readonly [RegExp, string])[]} */
const KINDS = [
  [/--type=utility .*--utility-sub-type=(\w+)/, 'browser: $1'],
  [/--type=([\w-]+)/, 'browser: $1'],
  [/chromium/, 'browser'],
  [/demo-server/, 'demo server'],
  [/prerender/, 'prerender'],
  [/preview/, 'server of Storybook'],
  [/playwright\/lib\/.*process/i, 'worker'],
  [/playwright/, 'runner'],
];

/** @param {string} line */
function kindOf(line) {
  for (const [pattern, name] of KINDS) {
    const found = pattern.exec(line);
    if (found) return name.replace('$1', found[1] ?? '');
  }
  return 'other';
}

/** A file of a process; empty once that is gone. @param {string} pid @param {string} file */
function read(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** Every process: its parent, and what it has used, in seconds. */
function processes() {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map((pid) => {
    const stat = read(pid, 'stat');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { pid, parent: fields[1], used: (Number(fields[11]) + Number(fields[12])) / TICKS };
  });
}

const [command = '', ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: 'inherit' });
const own = new Set([String(child.pid)]);
/** @type {Map<string, { kind: string, used: number }>} */
const seen = new Map();

function look() {
  const all = processes();
  for (let before = -1; before !== own.size;) {
    before = own.size;
    for (const { pid, parent } of all) if (own.has(parent ?? '')) own.add(pid);
  }
  for (const { pid, used } of all) {
    if (!own.has(pid) || Number.isNaN(used)) continue;
    // One that has ended has no command line any more.
    const line = read(pid, 'cmdline').replaceAll('\0', ' ');
    seen.set(pid, { kind: line ? kindOf(line) : (seen.get(pid)?.kind ?? 'other'), used });
  }
}

const timer = setInterval(look, EVERY);
child.on('close', (code) => {
  clearInterval(timer);
  /** @type {Record<string, number>} */
  const kinds = {};
  for (const { kind, used } of seen.values()) kinds[kind] = (kinds[kind] ?? 0) + used;
  const all = Object.values(kinds).reduce((sum, used) => sum + used, 0);
  console.log(`\n${all.toFixed(1).padStart(8)} s of a processor`);
  for (const [kind, used] of Object.entries(kinds).toSorted(([, a], [, b]) => b - a))
    console.log(`${used.toFixed(1).padStart(8)}  ${kind}`);
  process.exitCode = code ?? 1;
});
