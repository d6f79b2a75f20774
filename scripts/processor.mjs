// node scripts/processor.mjs COMMAND …   runs a command and prints the processor time used by each kind of its processes.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** The interval of measurements in milliseconds; the time that a process uses after the last one is missed. */
const EVERY = 100;

/** Clock ticks of Linux per second. */
const TICKS = 100;

/** Kinds of processes by command line; the first match counts. @type {readonly (readonly [RegExp, string])[]} */
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

/** Reads a file of a process in /proc; '' once the process has ended. @param {string} pid @param {string} file */
function read(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** Lists every process with its parent and the processor time it has used, in seconds. */
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
    // A process that has ended has no command line: its kind stays the one seen before.
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
