// npm run aliases: writes deploy/aliases.conf, nginx's part of the table of old addresses. A unit test says when it is
// no longer current.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { aliasConfig } from './lib/aliases.mjs';
import { load } from './lib/load.mjs';
import { root } from './lib/run.mjs';

const { aliases, queryAliases } = await load('packages/hooks/src/url/aliases.ts');
writeFileSync(path.join(root, 'deploy/aliases.conf'), aliasConfig(aliases, queryAliases));
