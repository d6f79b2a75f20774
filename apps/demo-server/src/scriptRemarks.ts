import { parseScripts } from '@qinghe/hooks/env';
import { isRecord, type SiteSettings } from './siteSettings.ts';

const FIELDS = ['list', 'hosts', 'consent'];
/** Maximum number of characters of a value that a remark shows. */
const MOST = 60;

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? '';
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
};

const isScript = (value: unknown): boolean =>
  parseScripts({ scripts: { list: [value] } }).list.length > 0;
const isHost = (value: unknown): boolean =>
  parseScripts({ scripts: { list: [{ code: '0' }], hosts: [value] } }).hosts.length > 0;

/** Returns remarks on the invalid entries of a list. */
function badEntries(
  name: string,
  list: unknown,
  isGood: (value: unknown) => boolean,
  what: string,
): string[] {
  if (list === undefined) return [];
  if (!Array.isArray(list)) return [`${name} ${shown(list)} is no list: left out`];
  return list.flatMap((value: unknown, place) =>
    isGood(value) ? [] : [`${name}[${place}] ${shown(value)} is no ${what}: left out`],
  );
}

/** Returns remarks on the ignored parts of the setting `scripts`, for the person who starts the server. */
export function scriptRemarks({ scripts }: SiteSettings): string[] {
  if (scripts === undefined || scripts === null) return [];
  if (!isRecord(scripts)) return [`scripts ${shown(scripts)} is no object: left out`];
  const { list, hosts, consent } = scripts;
  const unknown = Object.keys(scripts).filter((name) => !FIELDS.includes(name));
  const isConsent = consent === undefined || typeof consent === 'boolean';
  return [
    ...unknown.map((name) => `scripts.${name} is none of ${FIELDS.join(', ')}: left out`),
    ...badEntries(
      'scripts.list',
      list,
      isScript,
      '{ "src": … } with an https address or a file of the school\u2019s own, and no { "code": … }',
    ),
    ...badEntries('scripts.hosts', hosts, isHost, 'host such as "hm.baidu.com" or "*.example.com"'),
    ...(isConsent
      ? []
      : [`scripts.consent ${shown(consent)} is neither true nor false: nobody is asked`]),
    ...(list === undefined ? ['scripts has no list: nothing runs'] : []),
  ];
}
