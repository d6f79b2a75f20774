import path from 'node:path';

/**
 * Creates a function that resolves an import to a file of the repository, by the manifests of its packages.
 *
 * @param {readonly { file: string, text: string }[]} manifests The `package.json` of each package.
 * @param {(file: string) => boolean} has Whether a file exists, by its path from the root.
 * @returns {(source: string, from: string) => string | null} null for a library, and for a file that does not exist.
 */
export function createResolver(manifests, has) {
  const packages = new Map(
    manifests.map(({ file, text }) => {
      const { name, exports = {} } = JSON.parse(text);
      return [name, { folder: path.posix.dirname(file), exports: Object.entries(exports) }];
    }),
  );
  const orNull = (file) => (has(file) ? file : null);

  return (source, from) => {
    const [bare = ''] = source.split('?');
    if (bare.startsWith('.')) return orNull(path.posix.join(path.posix.dirname(from), bare));
    const [, name = '', rest = ''] = /^(@qinghe\/[\w-]+)(\/.*)?$/.exec(bare) ?? [];
    const { folder = '', exports = [] } = packages.get(name) ?? {};
    const asked = `.${rest}`;
    for (const [pattern, target] of exports) {
      const [head = '', tail] = pattern.split('*');
      const isHit = tail === undefined ? asked === pattern : asked.startsWith(head);
      if (isHit && typeof target === 'string')
        return orNull(path.posix.join(folder, target.replace('*', asked.slice(head.length))));
    }
    return null;
  };
}
