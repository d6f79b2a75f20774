// npm run prerender -- --site URL [--origin URL] [--rate N] [--out DIR] [--built]: renders the public pages of both sites
// into HTML files, as a visitor of the site at URL would see them. --origin is the URL that visitors will open, if it is
// another one. --rate is the most calls a minute, 0 for no limit. DIR is `prerendered` in the folder that nginx serves, by
// default dist/site/prerendered. It has a folder for each build, and a build serves only the pages of its folder. Pages that
// cannot be rendered keep their old files and are listed at the end. --built uses the output of `npm run build` instead of
// building, so that several of these commands can run at once.
import path from 'node:path';
import { prerenderSites } from './lib/prerender.mjs';
import { root, run, seconds } from './lib/run.mjs';
import { siteCommand } from './lib/siteCommand.mjs';

/** How often a long run prints its progress, in milliseconds. */
const TELL_EVERY = 30_000;

const command = {
  usage:
    'npm run prerender -- --site https://www.example.com [--origin URL] [--rate N] [--out DIR] [--built]',
  addresses: ['site', 'origin'],
  flags: ['built'],
  out: path.join(root, 'dist/site/prerendered'),
};

/** Builds both sites, for browsers and for Node. */
async function buildSites() {
  const sites = ['--filter=@qinghe/web', '--filter=@qinghe/h5'];
  const tasks = ['turbo', 'run', 'build', 'build:prerender'];
  const made = await run([...tasks, ...sites, '--output-logs=errors-only'], { isCaptured: true });
  if (made.code === 0) return;
  console.error(made.output);
  process.exit(made.code);
}

await siteCommand(command, async ({ site, origin = site, out, rate, built }) => {
  const began = performance.now();
  if (!built) await buildSites();
  let told = performance.now();
  const onPage = (done, all) => {
    if (performance.now() - told < TELL_EVERY) return;
    told = performance.now();
    console.log(`${done} of ${all} pages …`);
  };
  const { written, kept, gone, failures, build, running } = await prerenderSites({
    site,
    origin,
    out,
    rate,
    onPage,
  });
  if (running && running !== build)
    console.log(`${site} runs build ${running}: it serves these pages once it runs ${build}.`);
  for (const { id, reason } of failures) console.error(`${id} stays as it was: ${reason}`);
  if (failures.length > 0) process.exitCode = 1;
  const counts = [
    `${written} pages written`,
    `${kept} unchanged`,
    ...(gone.length > 0 ? [`${gone.length} gone`] : []),
    ...(failures.length > 0 ? [`${failures.length} could not be rendered`] : []),
  ];
  return `${counts.join(', ')} in ${out} (${seconds(performance.now() - began)}).`;
});
// Pending replies that are no longer needed must not keep the command running.
process.exit();
