/**
 * What the pages load once they need it. A test run takes it in before its first story: on a busy machine, to compile it
 * may take longer than a story waits for what it looks for.
 */
const lateCode = import.meta.glob([
  '../apps/{web,h5}/src/{layouts,pages}/**/*.{ts,tsx}',
  '../packages/hooks/src/data/**/*.ts',
  '../packages/ui/src/{components,flows,patterns}/**/*.{ts,tsx}',
  '!**/*.{stories,test}.*',
  // Half of it is for Node.
  '!../packages/ui/src/flows/Prerender/**',
]);

await Promise.all(Object.values(lateCode).map((load) => load()));

export {};
