/**
 * Finds the items that are caught among several that are tried together, by halving: a group that is not caught needs one trial.
 *
 * @template T
 * @param {readonly T[]} items
 * @param {(group: readonly T[]) => Promise<boolean>} isCaught Tries the items of a group together.
 * @returns {Promise<T[]>} The items that are caught when tried alone.
 */
export async function caughtAmong(items, isCaught) {
  if (items.length === 0 || !(await isCaught(items))) return [];
  if (items.length === 1) return [...items];
  const middle = Math.ceil(items.length / 2);
  const first = await caughtAmong(items.slice(0, middle), isCaught);
  return [...first, ...(await caughtAmong(items.slice(middle), isCaught))];
}
