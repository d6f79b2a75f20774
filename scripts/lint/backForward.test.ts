import { expect, it } from 'vitest';
import { filesIn, readSource } from '../lib/sources.mjs';

// Checks for code that keeps pages out of the back/forward cache; the browser of the journeys has none to test with.

const sources = ['packages', 'apps']
  .flatMap((folder) =>
    filesIn(folder, (file) => /^(?:packages|apps)\/[\w-]+\/src\/.*\.tsx?$/.test(file)),
  )
  .filter((file) => !/\.(?:test|stories)\.tsx?$|\/(?:testing|mocks)\//.test(file));

it('no page asks to be asked before it is left: drafts are kept instead', () => {
  expect(sources.length).toBeGreaterThan(500);
  const asking = /addEventListener\(\s*['"](?:before)?unload|\bon(?:before)?unload\b/;
  expect(sources.filter((file) => asking.test(readSource(file)))).toEqual([]);
});

it('no page of the site is sent with no-store', () => {
  // Allowed for replies of a closed school, previews of uploads, and calls on a shared computer.
  const allowed =
    /apps\/demo-server\/src\/(?:closure|maintenance|previews|reply|server)\.ts$|packages\/(?:hooks|features)\//;
  const sending = sources.filter((file) => /no-store/.test(readSource(file)));
  expect(sending.filter((file) => !allowed.test(file))).toEqual([]);
  expect(readSource('deploy/nginx.conf')).not.toMatch(/no-store/);
});
