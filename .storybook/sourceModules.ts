import type { Plugin } from 'vite';

/** A module, imported as `virtual:NAME`, that is read from the sources. What reads it is loaded when a page asks for it. */
const sourceModule = (name: string, read: () => Promise<unknown>): Plugin => {
  const id = `\0virtual:${name}`;
  return {
    name: `qinghe-${name}`,
    resolveId: (asked) => (asked === `virtual:${name}` ? id : null),
    load: async (asked) => (asked === id ? `export default ${JSON.stringify(await read())}` : null),
  };
};

/** Every row with its cells as they are shown: what reads them from the sources does not run in a browser. */
async function readRows() {
  const { columns, isUnreviewed, readStatus } = await import('../scripts/lib/docs/status.mjs');
  return {
    heads: columns.map(([head]) => head),
    rows: readStatus().map((row) => ({
      ...row,
      isUnreviewed: isUnreviewed(row),
      cells: columns.map(([, read]) => read(row)),
    })),
  };
}

export const sourceModules: readonly Plugin[] = [
  // What the packages export, with its docstrings.
  sourceModule('exports', async () =>
    (await import('../scripts/lib/docs/exports.mjs')).keptExports(),
  ),
  // The clauses of the specification, what proves them, and which story shows which scenario.
  sourceModule('spec', async () => (await import('../scripts/lib/spec.mjs')).readSpec()),
  // What is known of every component and pattern.
  sourceModule('status', readRows),
  // Every design token, its value in each theme and who takes it.
  sourceModule('tokens', async () => (await import('../scripts/lib/docs/tokens.mjs')).readTokens()),
];
