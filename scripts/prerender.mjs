// npm run prerender -- --site URL [--origin URL] [--rate N] [--out DIR] [--built]: renders the public pages of both sites
// into HTML files, as a visitor of the site at URL would see them. --origin is where visitors will find it, if that is
// another address. --rate is how many calls a minute may be made, 0 for no limit. DIR is `prerendered` in the folder that
// nginx serves; dist/site/prerendered without it. Each build has a folder in it, and serves no pages of another. Pages that
// cannot be rendered stay as they were and are named at the end. --built takes what `npm run build` has built, so that
// several can run at once.
import path from 'node:path';
import { prerenderSites } from './lib/prerender.mjs';
import { root, run, seconds } from './lib/run.mjs';
import { siteCommand } from './lib/siteCommand.mjs';

/** How often a long run says where it is, in milliseconds. */
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
// Answers that nobody waits for any more must not keep the command alive.
process.exit();
