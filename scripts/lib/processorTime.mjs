import { readdirSync, readFileSync } from 'node:fs';

/** How many ticks of Linux are a second. */
const TICKS = 100;

/**
 * How long the processes of a group have kept processors busy, in milliseconds, with those of it that have ended. What a busy
 * machine takes longer for costs as much of this as on a quiet one. Null where the system does not tell.
 *
 * @param {number} group Id of the process that leads it.
 * @returns {number | null}
 */
export function processorTime(group) {
  if (process.platform !== 'linux') return null;
  let ticks = 0;
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
      // The name of a process stands in brackets and may hold anything.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (Number(fields[2]) !== group) continue;
      for (const field of fields.slice(11, 15)) ticks += Number(field);
    } catch {
      // It has ended meanwhile.
    }
  return (ticks / TICKS) * 1000;
}
