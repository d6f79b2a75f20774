import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks of Linux per second. */
const TICKS = 100;

/**
 * Measures the processor time of a process group in milliseconds, ended child processes included. Unlike elapsed time it does
 * not depend on other load of the machine. Null on systems other than Linux.
 *
 * @param {number} group The process group's id, which is the id of its leader.
 * @returns {number | null}
 */
export function processorTime(group) {
  if (process.platform !== 'linux') return null;
  let ticks = 0;
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
      // The name of a process is in brackets and may contain any character.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (Number(fields[2]) !== group) continue;
      for (const field of fields.slice(11, 15)) ticks += Number(field);
    } catch {
      // The process ended before its file could be read.
    }
  return (ticks / TICKS) * 1000;
}
