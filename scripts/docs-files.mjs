// node scripts/docs-text.mjs   writes the pages of the documentation as Markdown into the built Storybook, docs-md/. The build of
//                              Storybook runs it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pagesOf } from './lib/docs/pages.mjs';
import { textFiles, writeText } from './lib/docs/text.mjs';
import { root } from './lib/run.mjs';

const built = path.join(root, 'storybook-static');
const read = (name) => JSON.parse(readFileSync(path.join(built, 'manifests', name), 'utf8'));

const pages = pagesOf({ docs: read('docs.json'), components: read('components.json') });
const files = textFiles(pages, (id) => `../?path=/story/${id}`);
writeText(path.join(built, 'docs-md'), files);
console.log(`docs-md: ${pages.length} pages, ${files.size} files`);
