/**
 * Writes the import statement for the subject of a documentation page; null when no subpath of the packages has its name.
 *
 * @param {string} title Such as `Components/Button`.
 * @param {Readonly<Record<string, readonly { name: string, kind: string }[]>>} exported Exports of the packages, by subpath.
 * @returns {string | null}
 */
export function importLineOf(title, exported) {
  const [root = '', ...names] = title.split('/');
  const name = names.join('/');
  const isOwn = (subpath) =>
    root === 'Flows'
      ? subpath.startsWith('@qinghe/features/') && subpath.endsWith(`/${name}`)
      : subpath === `@qinghe/ui/${root.toLowerCase()}/${name}`;
  const [subpath, list = []] = Object.entries(exported).find(([key]) => isOwn(key)) ?? [];
  const used = list.filter(({ kind }) => kind !== 'type');
  const ofItsName = used.find((item) => item.name === name);
  const first = ofItsName ?? used.find(({ kind }) => kind === 'component') ?? used[0];
  return subpath && first ? `import { ${first.name} } from '${subpath}';` : null;
}
