import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** Storybook's data of a file of stories to which a page refers. */
interface StoryFile {
  entries: unknown[];
  dependents: string[];
}

/** The cached data of a hand-written page, with a hash of its text and its stories' entries. */
interface KeptPage<Found> {
  hash: string;
  imports: string[];
  found: Found;
}

/** A cache of pages that lasts between starts. */
export interface KeptPages<Found> {
  get: (file: string) => Promise<KeptPage<Found> | undefined>;
  set: (file: string, page: KeptPage<Found>) => Promise<unknown>;
}

/** Storybook's methods that read a page for the index and find the files of stories among its imports. */
export interface PageReader<Place, Tag, Found> {
  extractDocs: (place: Place, file: string, tags?: Tag[]) => Promise<Found>;
  findDependencies: (imports: string[]) => StoryFile[];
}

/** Matches an import of a file of stories. */
const STORIES = /\.stories(?:\.\w+)?$/;

/**
 * Makes Storybook parse only those pages (MDX) for its index that have changed, or whose stories have, since they were last
 * parsed in this or an earlier start.
 *
 * @param reader Storybook's generator of the index, or its prototype.
 */
export function keepDocs<Place, Tag, Found>(
  reader: PageReader<Place, Tag, Found>,
  pages: KeptPages<Found>,
): void {
  const { extractDocs, findDependencies } = reader;
  const reading = new AsyncLocalStorage<{ imports: string[] }>();

  reader.findDependencies = function find(imports) {
    // Storybook builds a regular expression of each import for every file of stories, so other imports are left out.
    const stories = imports.filter((name) => STORIES.test(name));
    const page = reading.getStore();
    if (page) page.imports = stories;
    return findDependencies.call(this, stories);
  };

  reader.extractDocs = async function extract(place, file, tags = []) {
    const text = await readFile(file);
    // A page takes its title and tags from its stories.
    const hashWith = (stories: StoryFile[]) =>
      createHash('sha256')
        .update(JSON.stringify([place, tags, stories.map(({ entries }) => entries)]))
        .update(text)
        .digest('hex');
    const kept = await pages.get(file);
    if (kept) {
      const stories = this.findDependencies(kept.imports);
      if (kept.hash === hashWith(stories)) {
        // In `dependents` Storybook records which pages to read again when a file of stories changes.
        for (const { dependents } of stories) dependents.push(file);
        return kept.found;
      }
    }
    const page = { imports: [] };
    const found = await reading.run(page, () => extractDocs.call(this, place, file, tags));
    const hash = hashWith(this.findDependencies(page.imports));
    await pages.set(file, { hash, imports: page.imports, found });
    return found;
  };
}
