import type { Plugin } from 'vite';

/** Creates a plugin for a module `virtual:NAME` with data from the sources. The reader is loaded when a page imports it. */
const sourceModule = (name: string, read: () => Promise<unknown>): Plugin => {
  const id = `\0virtual:${name}`;
  return {
    name: `qinghe-${name}`,
    resolveId: (asked) => (asked === `virtual:${name}` ? id : null),
    load: async (asked) => (asked === id ? `export default ${JSON.stringify(await read())}` : null),
  };
};

/** Reads the rows of the status table with their cells, as the code that reads the sources cannot run in a browser. */
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
  // The exports of the packages, with docstrings.
  sourceModule('exports', async () =>
    (await import('../scripts/lib/docs/exports.mjs')).keptExports(),
  ),
  // The clauses of the specification, their proofs, and the scenario of each story.
  sourceModule('spec', async () => (await import('../scripts/lib/spec.mjs')).readSpec()),
  // The status of every component and pattern.
  sourceModule('status', readRows),
  // Every design token with its value in each theme and the parts that use it.
  sourceModule('tokens', async () => (await import('../scripts/lib/docs/tokens.mjs')).readTokens()),
];
