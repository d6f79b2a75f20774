// node scripts/docs-files.mjs   adds derived files to the built Storybook: the pages of the documentation as Markdown (docs-md/)
//                               and small pictures of all screens and states (thumbs/). The build of Storybook runs it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pagesOf } from './lib/docs/pages.mjs';
import { textFiles, writeText } from './lib/docs/text.mjs';
import { makeThumbs } from './lib/docs/thumbs.mjs';
import { root } from './lib/run.mjs';

const built = path.join(root, 'storybook-static');
const read = (name) => JSON.parse(readFileSync(path.join(built, 'manifests', name), 'utf8'));

const pages = pagesOf({ docs: read('docs.json'), components: read('components.json') });
const files = textFiles(pages, (id) => `../?path=/story/${id}`);
writeText(path.join(built, 'docs-md'), files);
const thumbs = await makeThumbs(
  path.join(root, '.storybook/__screenshots__'),
  path.join(built, 'thumbs'),
);
console.log(`${pages.length} pages as Markdown, ${thumbs} pictures`);
