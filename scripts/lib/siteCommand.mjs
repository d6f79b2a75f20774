import path from 'node:path';
import { parseArgs } from 'node:util';

/** An http address without a slash at its end; null for anything else. */
function readAddress(text) {
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return null;
  return new URL(text).href.replace(/\/+$/, '');
}

/** Why a call failed, in a line: Node hides the reason of a lost connection in `cause`. */
function reasonOf(error) {
  const reason = error.cause?.code ?? error.cause?.message;
  return reason ? `${error.message} (${reason})` : error.message;
}

/**
 * Runs a command about a running site. A mistake in its options is answered with its usage, a failure with one line.
 *
 * @param {{ usage: string, addresses: readonly string[], flags?: readonly string[], out: string }} command `addresses` are
 *   the options that hold an address; the first one is needed. `flags` hold nothing. `out` is the folder to write to where
 *   none is given. `--rate` is how many calls a minute may be made.
 * @param {(options: Record<string, string | boolean> & { out: string, rate?: number }) => Promise<string>} work Answers what
 *   to say at the end.
 */
export async function siteCommand({ usage, addresses, flags = [], out }, work) {
  const options = Object.fromEntries([
    ...[...addresses, 'out', 'rate'].map((name) => [name, { type: 'string' }]),
    ...flags.map((name) => [name, { type: 'boolean' }]),
  ]);
  const read = () => {
    try {
      return parseArgs({ options }).values;
    } catch {
      return {};
    }
  };
  const given = read();
  const asked = addresses.filter((name, index) => index === 0 || given[name] !== undefined);
  const values = Object.fromEntries(asked.map((name) => [name, readAddress(given[name] ?? '')]));
  const isSet = Object.fromEntries(flags.map((name) => [name, given[name] ?? false]));
  const isRate = given.rate === undefined || /^\d{1,6}$/.test(given.rate);
  if (Object.values(values).includes(null) || !isRate) {
    console.error(`Usage: ${usage}`);
    process.exit(2);
  }
  try {
    const rate = given.rate === undefined ? {} : { rate: Number(given.rate) };
    console.log(await work({ ...values, ...isSet, ...rate, out: path.resolve(given.out ?? out) }));
  } catch (error) {
    console.error(`${values[addresses[0]]}: ${reasonOf(error)}`);
    process.exit(1);
  }
}
