import { localKeys, readJson, writeJson } from '../../storage/index.ts';

/** The details that a member needs for admission to an activity; every text but the title may be ''. */
export interface ArrivalCard {
  id: number;
  title: string;
  /** ISO 8601; null when unknown. */
  startedAt: string | null;
  endedAt: string | null;
  place: string;
  contactName: string;
  contactMobile: string;
}

const MAX_CARDS = 20;

function readCard(value: unknown): ArrivalCard | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields = new Map<string, unknown>(Object.entries(value));
  const text = (name: string): string | null => {
    const field = fields.get(name);
    return typeof field === 'string' ? field : null;
  };
  const id = fields.get('id');
  const title = text('title');
  if (typeof id !== 'number' || !title) return null;
  return {
    id,
    title,
    startedAt: text('startedAt'),
    endedAt: text('endedAt'),
    place: text('place') ?? '',
    contactName: text('contactName') ?? '',
    contactMobile: text('contactMobile') ?? '',
  };
}

function readCards(): ArrivalCard[] {
  const rows = readJson(localKeys.arrivalCards);
  return Array.isArray(rows) ? rows.map(readCard).filter((card) => card !== null) : [];
}

/** Returns the stored card of an activity; null when this device has none. A logout removes all cards. */
export function findArrivalCard(activityId: number | null): ArrivalCard | null {
  return readCards().find(({ id }) => id === activityId) ?? null;
}

/** Stores a card, replacing the activity's earlier one; of more than 20 the oldest are dropped. */
export function keepArrivalCard(card: ArrivalCard): void {
  const others = readCards().filter(({ id }) => id !== card.id);
  writeJson(localKeys.arrivalCards, [card, ...others].slice(0, MAX_CARDS));
}
