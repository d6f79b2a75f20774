import type { Report } from './compat.ts';

/** Where an address entered by the school leads: a page, an old address of a page, another site, or nowhere. */
export type LinkPlace = 'page' | 'old' | 'outside' | 'nowhere';

/** A result of the check of settings for the operator, who may want to change something. */
export interface Finding {
  subject: string;
  text: string;
  /** Whether the operator should act on it. */
  isOpen: boolean;
}

/** The parts of this deployment's settings that the check needs. */
export interface Site {
  /** Returns where an address entered by the school leads on this site. */
  placeOf: (address: string) => LinkPlace;
  /** Hosts whose pages may be shown in frames: the defaults and those of the settings. */
  frameHosts: readonly string[];
}

const quote = (items: readonly string[]) => items.map((item) => `\`${item}\``).join(', ');

/** Checks what the calls alone do not show: links, frames, the mobile site and search. */
export function findSettings(report: Report, { placeOf, frameHosts }: Site): Finding[] {
  const { typed, h5Url, rows } = report;
  const at = (place: LinkPlace) => typed.links.filter((address) => placeOf(address) === place);
  const [dead, old] = [at('nowhere'), at('old')];
  const strange = typed.frameHosts.filter((host) => !frameHosts.includes(host));
  const search = rows.find(({ name }) => name === 'getSearch');
  return [
    {
      subject: 'links',
      isOpen: dead.length > 0,
      text:
        dead.length > 0
          ? `${dead.length} of ${typed.links.length} addresses in navigation, slides and blocks lead to no page here: ${quote(dead)}`
          : `all ${typed.links.length} addresses in navigation, slides and blocks lead somewhere` +
            (old.length > 0 ? `; ${old.length} are MeEdu's and are led to their pages here` : ''),
    },
    {
      subject: 'frames',
      isOpen: strange.length > 0,
      text:
        strange.length > 0
          ? `players of ${quote(strange)} are not shown: name them in \`frameHosts\` of the settings`
          : 'no frame of a host that the settings do not name',
    },
    {
      subject: 'phones',
      isOpen: h5Url !== '' && !h5Url.endsWith('/h5'),
      text:
        h5Url === ''
          ? '`h5_url` is not set: phones stay here, under /h5'
          : `\`h5_url\` is ${h5Url}: \`mobileSite\` of the settings decides whether phones go there or stay here`,
    },
    {
      subject: 'search',
      isOpen: search?.verdict !== 'works',
      text:
        search?.verdict === 'works'
          ? 'search answers'
          : `search does not answer (${search?.note || 'not tried'}): set it up in the back office, or its page says so`,
    },
  ];
}
