// npm run bundle [-- DIR]: puts both built sites and the files that nginx needs to serve them into one folder, dist/ by default.
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { licenceTexts, shippedParts } from './lib/licences.mjs';
import { load } from './lib/load.mjs';
import { root } from './lib/run.mjs';

const target = path.resolve(process.argv[2] ?? path.join(root, 'dist'));
const out = `${target}.new`;
const built = (app) => path.join(root, 'apps', app, 'dist');

const { API_POLICY, COMMON_HEADERS, sitePolicy } = await load('apps/demo-server/src/headers.ts');
const { readInlineHashes } = await load('apps/demo-server/src/inlineCode.ts');
const { buildIdOf } = await load('apps/demo-server/src/buildId.ts');
const { parseFrameHosts } = await load('packages/hooks/src/env/frameHosts.ts');

/** Writes response headers as lines of nginx; start.sh fills in the parts that depend on the settings. */
function headerLines(policy) {
  const headers = { ...COMMON_HEADERS, 'Content-Security-Policy': policy };
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');
}

const hashes = readInlineHashes([built('web'), built('h5')]);
const policy = sitePolicy({ hashes, frameHosts: [], origins: [] })
  .replace("script-src 'self'", "script-src 'self'${QINGHE_SCRIPTS}")
  .replace("style-src 'self'", "style-src 'self'${QINGHE_STYLES}")
  .replace("frame-src 'self'", "frame-src 'self'${QINGHE_FRAMES}")
  .replace(' https:;', ' https:${QINGHE_ORIGINS};');

rmSync(out, { recursive: true, force: true });
mkdirSync(path.join(out, 'site'), { recursive: true });
const isServed = (source) => path.basename(source) !== '.vite';
cpSync(built('web'), path.join(out, 'site'), { recursive: true, filter: isServed });
cpSync(built('h5'), path.join(out, 'site/h5'), { recursive: true, filter: isServed });
writeFileSync(path.join(out, 'site/licences.txt'), licenceTexts(shippedParts()));
const id = `${buildIdOf(built('web'), built('h5'))}\n`;
writeFileSync(path.join(out, 'build.txt'), id);
writeFileSync(path.join(out, 'site/build.txt'), id);
for (const file of [
  'nginx.conf',
  'aliases.conf',
  'pages.conf',
  'proxy.conf',
  'start.sh',
  'healthy.sh',
  'release.sh',
  'qinghe.service',
])
  cpSync(path.join(root, 'deploy', file), path.join(out, file));
// The scripts that start.sh runs, bundled with their dependencies: they need only Node.js.
for (const [name, source] of [
  ['own-files', 'apps/demo-server/src/writeOwnFiles.ts'],
  ['find-api', 'deploy/findApi.ts'],
])
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: path.join(root, source),
      outDir: out,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: `${name}.mjs` } },
    },
    ssr: { noExternal: true },
  });
writeFileSync(path.join(out, 'headers.conf'), headerLines(policy));
writeFileSync(path.join(out, 'headers-api.conf'), headerLines(API_POLICY));
writeFileSync(path.join(out, 'frame-hosts.json'), JSON.stringify(parseFrameHosts({})));
// Prerendered pages are kept: each set of them is in a folder named after the build it belongs to.
const pages = 'site/prerendered';
if (existsSync(path.join(target, pages)))
  renameSync(path.join(target, pages), path.join(out, pages));
rmSync(target, { recursive: true, force: true });
renameSync(out, target);
const shown = path.relative(process.cwd(), target) || target;
console.log(`Both sites are in ${shown}. Run: sh ${path.join(shown, 'start.sh')}`);
