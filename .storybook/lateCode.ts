/**
 * What the pages load once they need it. A test run takes it in before its first story: on a busy machine, to compile it
 * may take longer than a story waits for what it looks for.
 */
const lateCode = import.meta.glob([
  '../apps/{web,h5}/src/{layouts,pages}/**/*.{ts,tsx}',
  '../packages/hooks/src/data/**/*.ts',
  '../packages/ui/src/{components,patterns}/**/*.{ts,tsx}',
  '../packages/features/src/**/*.{ts,tsx}',
  '!**/*.{stories,test}.*',
  // Half of it is for Node.
  '!../packages/features/src/shell/Prerender/**',
  '!../packages/features/src/testing/**',
]);

await Promise.all(Object.values(lateCode).map((load) => load()));

export {};
