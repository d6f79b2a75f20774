import { forgetCopies, forgetOwnSite, readKeptCopies } from '../../offline/index.ts';
import {
  forgetProgress,
  local,
  localKeys,
  memberEntries,
  memberKeys,
  sessionKeys,
  tab,
} from '../../storage/index.ts';
import type { LocalKey, MemberKind } from '../../storage/index.ts';
import { removeNotes } from '../notes/notebook.ts';

/** Kinds of data that the site stores on a device, in the order in which the member's page lists them. */
export const deviceKinds = [
  'notes',
  'progress',
  'copies',
  'site',
  'drafts',
  'orders',
  'search',
  'settings',
  'session',
] as const;

/** A kind of data that the site stores on a device. */
export type DeviceKind = (typeof deviceKinds)[number];

/** The amount of stored data of one kind. */
export interface DeviceItem {
  kind: DeviceKind;
  /** Number of notes, lessons, replies, files or entries. */
  count: number;
  /** Size in bytes; text counts two bytes per character, as browsers store it. */
  bytes: number;
}

const LISTS: Readonly<Partial<Record<DeviceKind, readonly LocalKey[]>>> = {
  orders: [localKeys.orders, localKeys.arrivalCards],
  search: [localKeys.searchHistory],
  settings: [
    localKeys.theme,
    localKeys.site,
    localKeys.player,
    localKeys.consent,
    localKeys.dismissedAnnouncement,
    localKeys.smsDeadline,
    localKeys.readMessages,
    localKeys.msv,
  ],
  session: [
    localKeys.userToken,
    localKeys.playId,
    localKeys.bindMobile,
    localKeys.faceCheck,
    localKeys.loginCode,
  ],
};

const OWNED: Readonly<Partial<Record<DeviceKind, readonly MemberKind[]>>> = {
  notes: ['note', 'noteDraft'],
  progress: ['watched', 'unsent'],
};

const DRAFTS = ['draft', 'intent', 'list-length', 'scroll', 'return', 'reload'] as const;

const sizeOf = (key: string, value: string) => (key.length + value.length) * 2;

function entriesOf(kind: DeviceKind, memberId: number): [string, string][] {
  const lists = (LISTS[kind] ?? []).map((key) => [key, local.read(key)] as const);
  const owned = (OWNED[kind] ?? []).flatMap((own) =>
    [...memberEntries(own, memberId)].map(
      ([id, value]) => [memberKeys[own](memberId, id), value] as const,
    ),
  );
  const drafts =
    kind === 'drafts'
      ? DRAFTS.map((what) => {
          const key = sessionKeys.page(what);
          return [key, tab.read(key)] as const;
        })
      : [];
  return [...lists, ...owned, ...drafts].flatMap(([key, value]): [string, string][] =>
    value === null ? [] : [[key, value]],
  );
}

/** Counts what this device stores for a member and for the site; every kind is listed, even an empty one. */
export async function readDeviceData(memberId: number): Promise<DeviceItem[]> {
  const { replies, replyBytes, files, fileBytes } = await readKeptCopies();
  return deviceKinds.map((kind) => {
    if (kind === 'copies') return { kind, count: replies, bytes: replyBytes };
    if (kind === 'site') return { kind, count: files, bytes: fileBytes };
    const entries = entriesOf(kind, memberId);
    const bytes = entries.reduce((sum, [key, value]) => sum + sizeOf(key, value), 0);
    return { kind, count: entries.length, bytes };
  });
}

/** Removes this device's data of one kind. Session data is kept: a logout removes it. Never rejects. */
export async function removeDeviceData(kind: DeviceKind, memberId: number): Promise<void> {
  if (kind === 'session') return;
  if (kind === 'copies') await forgetCopies();
  else if (kind === 'site') await forgetOwnSite();
  else if (kind === 'notes') removeNotes(memberId);
  else if (kind === 'progress') forgetProgress(memberId);
  else if (kind === 'drafts') for (const what of DRAFTS) tab.remove(sessionKeys.page(what));
  for (const key of LISTS[kind] ?? []) local.remove(key);
}
