import { readFileSync } from 'node:fs';

/**
 * Returns the comment at the beginning of a script, which is its help.
 *
 * @param {string} file
 */
export function leadOf(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const end = lines.findIndex((line) => !line.startsWith('//'));
  return lines
    .slice(0, end)
    .map((line) => line.slice(3))
    .join('\n');
}

/**
 * Returns the names of steps as they are typed.
 *
 * @param {readonly { name: string }[]} steps
 */
export const namesOf = (steps) =>
  steps.map(({ name }) => (name.includes(' ') ? `"${name}"` : name)).join(', ');
