import { aliases, aliasOf, patternOf } from './aliases.ts';
import { split } from './site.ts';

/** Pages that MeEdu's H5 has at our addresses (contract 4.11). */
const SAME =
  '/ /courses /login /search /member /order /order/pay /order/success /announcement /bind-mobile /error';
/** Its own addresses of pages that we have at others. */
const OWN = '/course/:id /role /study /messages /member/order /member/setting';

const names = (text: string) => new Set(text.split(' '));
const same = names(SAME);
const own = names(OWN);

/**
 * The address of a desktop page on MeEdu's H5, query kept: the table of old addresses the other way round. A
 * page that it does not have is its home page.
 *
 * @param given Path of the desktop site with query and hash; an old address too.
 */
export function meeduH5Address(given: string): string {
  const address = aliasOf(given, 'desktop') ?? given;
  const [path, rest] = split(address);
  const lesson = /^\/courses\/video\/[^?]*\?(?:.*&)?lesson=([1-9]\d*)(?:&|#|$)/.exec(address)?.[1];
  if (lesson) return `/course/video/${lesson}${rest}`;
  if (same.has(path)) return address;
  const [pattern, id] = patternOf(path);
  const alias = aliases.find(
    ({ from, desktop }) => (desktop === path || desktop === pattern) && own.has(from),
  );
  return (alias?.from.replace(':id', id) ?? '/') + rest;
}
