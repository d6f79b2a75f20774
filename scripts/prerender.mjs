// npm run prerender -- --site URL [--origin URL] [--out DIR]: renders the public pages of both sites into HTML files, as
// a visitor of the site at URL would see them. --origin is where visitors will find it, if that is another address. DIR
// is `prerendered` in the folder that nginx serves; dist/site/prerendered without it.
import path from 'node:path';
import { publicPathsOf, prerenderSites } from './lib/prerender.mjs';
import { root, run, seconds } from './lib/run.mjs';
import { siteCommand } from './lib/siteCommand.mjs';

const command = {
  usage: 'npm run prerender -- --site https://www.example.com [--origin URL] [--out DIR]',
  addresses: ['site', 'origin'],
  out: path.join(root, 'dist/site/prerendered'),
};

await siteCommand(command, async ({ site, origin = site, out }) => {
  const began = performance.now();
  const build = await run(
    [
      'turbo',
      'run',
      'build',
      'build:prerender',
      '--filter=@qinghe/web',
      '--filter=@qinghe/h5',
      '--output-logs=errors-only',
    ],
    { isCaptured: true },
  );
  if (build.code !== 0) {
    console.error(build.output);
    process.exit(build.code);
  }
  const paths = await publicPathsOf(site);
  const count = await prerenderSites({ site, origin, out: path.resolve(out), paths });
  return `${count} pages are in ${path.resolve(out)} (${seconds(performance.now() - began)}).`;
});
// Answers that nobody waits for any more must not keep the command alive.
process.exit(0);
