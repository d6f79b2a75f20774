// npm run aliases: writes deploy/aliases.conf and deploy/pages.conf, the tables of old addresses and of pages as nginx maps.
// Unit tests fail when the two files are out of date.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { aliasConfig } from './lib/aliases.mjs';
import { load } from './lib/load.mjs';
import { pagesConfig } from './lib/pagesConfig.mjs';
import { root } from './lib/run.mjs';

const { aliases, queryAliases } = await load('packages/hooks/src/url/aliases.ts');
const { pageSources, rowSource } = await load('packages/hooks/src/url/pages.ts');
const write = (name, text) => writeFileSync(path.join(root, 'deploy', name), text);
write('aliases.conf', aliasConfig(aliases, queryAliases));
write('pages.conf', pagesConfig(pageSources, rowSource));
