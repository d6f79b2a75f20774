// npm run prerender -- --site URL [--origin URL] [--out DIR]: renders the public pages of both sites into HTML files, as
// a visitor of the site at URL would see them. --origin is where visitors will find it, if that is another address. DIR
// is `prerendered` in the folder that nginx serves; dist/site/prerendered without it.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { publicPathsOf, prerenderSites } from './lib/prerender.mjs';
import { root, run, seconds } from './lib/run.mjs';

const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    origin: { type: 'string' },
    out: { type: 'string', default: path.join(root, 'dist/site/prerendered') },
  },
});
if (!values.site) {
  console.error('npm run prerender -- --site https://www.example.com');
  process.exit(1);
}
const plain = (url) => new URL(url).href.replace(/\/+$/, '');
const site = plain(values.site);
const origin = plain(values.origin ?? site);
const out = path.resolve(values.out);

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
const count = await prerenderSites({ site, origin, out, paths });
console.log(`${count} pages are in ${out} (${seconds(performance.now() - began)}).`);
// Answers that nobody waits for any more must not keep the command alive.
process.exit(0);
