import path from 'node:path';
import { parseArgs } from 'node:util';

/** Parses an http(s) URL and removes trailing slashes; null for anything else. */
function readAddress(text) {
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return null;
  return new URL(text).href.replace(/\/+$/, '');
}

/** Describes a failed call in one line: for a lost connection Node puts the reason into `cause`. */
function reasonOf(error) {
  const reason = error.cause?.code ?? error.cause?.message;
  return reason ? `${error.message} (${reason})` : error.message;
}

/**
 * Runs a command on a running site. Wrong options print the usage and exit with 2, a failure prints one line and exits with 1.
 *
 * @param {{ usage: string, addresses: readonly string[], flags?: readonly string[], out: string }} command `addresses`: options
 *   with a URL, of which the first is required; `flags`: options without a value; `out`: the default of `--out`, the output
 *   folder. `--rate`, the most calls a minute, is always accepted.
 * @param {(options: Record<string, string | boolean> & { out: string, rate?: number }) => Promise<string>} work Returns the text
 *   to print at the end.
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
