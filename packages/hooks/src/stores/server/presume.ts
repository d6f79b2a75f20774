import { adoptRecord, readRecord } from './record.ts';

/** Takes the word of somebody who has asked for calls that the server lacks; what it has answered here is known better. */
export function presumeLacking(paths: readonly string[]): void {
  const record = readRecord();
  const told = paths.filter((path) => !record.has.includes(path));
  adoptRecord({ ...record, lacks: Array.from(new Set([...record.lacks, ...told])) });
}
