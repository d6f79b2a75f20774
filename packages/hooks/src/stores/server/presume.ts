import { adoptRecord, readRecord } from './record.ts';

/** Takes over the calls that the server lacked when this page was rendered in advance, except those already answered here. */
export function presumeLacking(paths: readonly string[]): void {
  const record = readRecord();
  const told = paths.filter((path) => !record.has.includes(path));
  adoptRecord({ ...record, lacks: Array.from(new Set([...record.lacks, ...told])) });
}
