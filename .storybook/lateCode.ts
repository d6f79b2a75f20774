/**
 * Code that pages load late. A test run loads all of it before its first story: on a busy machine compiling it may take
 * longer than the timeout of a story's queries.
 */
const lateCode = import.meta.glob([
  '../apps/{web,h5}/src/{layouts,pages}/**/*.{ts,tsx}',
  '../packages/hooks/src/data/**/*.ts',
  '../packages/ui/src/{components,patterns}/**/*.{ts,tsx}',
  '../packages/features/src/**/*.{ts,tsx}',
  '!**/*.{stories,test}.*',
  // Partly for Node only.
  '!../packages/features/src/shell/Prerender/**',
  '!../packages/features/src/testing/**',
]);

await Promise.all(Object.values(lateCode).map((load) => load()));

export {};
