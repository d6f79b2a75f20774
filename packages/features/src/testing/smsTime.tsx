import { local, localKeys } from '@qinghe/hooks/storage';

/** Moves the countdowns of SMS codes forward by a time in milliseconds. */
export function passSmsTime(time: number): void {
  const kept = local.read(localKeys.smsDeadline) ?? '';
  const passed = kept.replace(/\d{13}/g, (deadline) => String(Number(deadline) - time));
  local.write(localKeys.smsDeadline, passed);
}
