import { isRecord, toText } from './read.ts';

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

function isNumeric(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && !Number.isNaN(Number(value)));
}

function flatten(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap((row) => (Array.isArray(row) ? row : [row]));
  return isRecord(value) ? flatten(Object.values(value)) : [];
}

function keyOf(row: unknown): string | null {
  return toText(isRecord(row) ? (row.video_id ?? row.id) : row);
}

// The back office stores rows without an id, a picture or an address until somebody fills them in: they are no loss.
function isPlaceholder(row: unknown): boolean {
  if (!isRecord(row)) return isEmpty(row);
  if ('id' in row && (row.id === null || row.id === 0)) return true;
  if ('src' in row) return isEmpty(row.src);
  return 'url' in row && !('id' in row) && isEmpty(row.url);
}

function lostRows(wire: unknown, clean: readonly unknown[], path: string): string[] {
  const wireRows = flatten(wire);
  const kept = wireRows.filter((row) => !isPlaceholder(row));
  if (clean.length < kept.length) {
    return [`${path}: ${kept.length - clean.length} of ${kept.length} rows cannot be read`];
  }
  return clean.flatMap((row, index) => {
    const key = keyOf(row);
    const wireRow = key === null ? wireRows[index] : wireRows.find((other) => keyOf(other) === key);
    return lostValues(wireRow, row, `${path}[${index}]`);
  });
}

function lostFields(wire: unknown, clean: Record<string, unknown>, path: string): string[] {
  if ('items' in clean && 'total' in clean && Array.isArray(clean.items)) {
    const list = isRecord(wire) ? (wire.data ?? wire.comments) : wire;
    return lostRows(list, clean.items, path);
  }
  if (!isRecord(wire)) return [];
  return Object.entries(clean).flatMap(([name, value]) =>
    lostValues(wire[name], value, path === '' ? name : `${path}.${name}`),
  );
}

/**
 * Lists what tolerant reading lost from a reply: unreadable rows that were dropped and unreadable values that became
 * empty, each with its path. A missing, null or empty value does not count.
 */
export function lostValues(wire: unknown, clean: unknown, path = ''): string[] {
  if (isEmpty(wire)) return [];
  const lost = [`${path || 'data'}: ${JSON.stringify(wire)?.slice(0, 60)} cannot be read`];
  if (Array.isArray(clean)) return typeof wire === 'object' ? lostRows(wire, clean, path) : lost;
  if (isRecord(clean)) {
    return typeof wire === 'object' ? lostFields(wire, clean, path) : lost;
  }
  if (clean === null) return wire === '0' || wire === 0 ? [] : lost;
  switch (typeof clean) {
    case 'number':
      return isNumeric(wire) ? [] : lost;
    case 'boolean':
      return isNumeric(wire) || typeof wire === 'boolean' ? [] : lost;
    default:
      return typeof wire === 'string' || typeof wire === 'number' ? [] : lost;
  }
}
