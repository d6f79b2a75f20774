import { isRecord } from '../contract/read.ts';
import type { Replies } from './plan.ts';

/** Calls whose replies contain addresses entered by the school: navigation, slides, blocks, the newest announcement, a course. */
const SOURCES = [
  'getNavs',
  'getSliders',
  'getViewBlocks',
  'getDecorationBlocks',
  'getLinks',
  'getLatestAnnouncement',
  'getAnnouncement',
  'getCourse',
] as const;

/** Addresses that the school has entered, collected from the server's replies. */
export interface Typed {
  /** Targets of links. */
  links: string[];
  /** Hosts of the pages shown in frames. */
  frameHosts: string[];
}

const HREF = /<a\b[^>]*?\shref\s*=\s*["']?([^"'\s>]+)/gi;
const FRAME = /<iframe\b[^>]*?\ssrc\s*=\s*["']?([^"'\s>]+)/gi;

const capture = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, found = '']) => found.replaceAll('&amp;', '&'));

/** Names of fields that hold a link target. */
const LINK_FIELD = /^(?:url|href|link|path)$/i;

function collect(value: unknown, links: Set<string>, frames: Set<string>, field = ''): void {
  if (typeof value === 'string') {
    if (LINK_FIELD.test(field) && value.trim() !== '') links.add(value.trim());
    for (const href of capture(value, HREF)) links.add(href);
    for (const src of capture(value, FRAME)) frames.add(src);
  } else if (Array.isArray(value)) value.forEach((item) => collect(item, links, frames, field));
  else if (isRecord(value))
    for (const [name, item] of Object.entries(value)) collect(item, links, frames, name);
}

const HERE = 'https://here.invalid';

function hostOf(address: string): string[] {
  if (!URL.canParse(address, HERE)) return [];
  const { host, origin } = new URL(address, HERE);
  return origin === HERE ? [] : [host];
}

/** Collects the link targets and the frame hosts that a school has entered, without duplicates. */
export function findTyped(replies: Replies): Typed {
  const links = new Set<string>();
  const frames = new Set<string>();
  for (const name of SOURCES) collect(replies.get(name), links, frames);
  // A lesson hosted elsewhere is played in a frame; media addresses do not count as links.
  collect(replies.get('getPlayInfo'), new Set(), frames);
  return {
    links: Array.from(links),
    frameHosts: Array.from(new Set(Array.from(frames, hostOf).flat())),
  };
}
