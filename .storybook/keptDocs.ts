import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** What Storybook knows of a file of stories that a page refers to. */
interface StoryFile {
  entries: unknown[];
  dependents: string[];
}

/** What is known of a page that is written by hand, and of which text of it and of which stories. */
interface KeptPage<Found> {
  hash: string;
  imports: string[];
  found: Found;
}

/** Keeps what is known of pages until the next start. */
export interface KeptPages<Found> {
  get: (file: string) => Promise<KeptPage<Found> | undefined>;
  set: (file: string, page: KeptPage<Found>) => Promise<unknown>;
}

/** What reads a page for the index, and finds the files of stories among what it imports. */
export interface PageReader<Place, Tag, Found> {
  extractDocs: (place: Place, file: string, tags?: Tag[]) => Promise<Found>;
  findDependencies: (imports: string[]) => StoryFile[];
}

/** What the name of a file of stories ends with, in an import. */
const STORIES = /\.stories(?:\.\w+)?$/;

/**
 * Lets Storybook parse for its index only those pages (MDX) that have changed, or whose stories have, since they were last
 * parsed, in this start or before.
 *
 * @param reader Storybook's generator of the index, or what all of them inherit from.
 */
export function keepDocs<Place, Tag, Found>(
  reader: PageReader<Place, Tag, Found>,
  pages: KeptPages<Found>,
): void {
  const { extractDocs, findDependencies } = reader;
  const reading = new AsyncLocalStorage<{ imports: string[] }>();

  reader.findDependencies = function find(imports) {
    // Storybook makes an expression of each import for each file of stories there is.
    const stories = imports.filter((name) => STORIES.test(name));
    const page = reading.getStore();
    if (page) page.imports = stories;
    return findDependencies.call(this, stories);
  };

  reader.extractDocs = async function extract(place, file, tags = []) {
    const text = await readFile(file);
    // A page takes its title and tags from the stories that it is of.
    const hashWith = (stories: StoryFile[]) =>
      createHash('sha256')
        .update(JSON.stringify([place, tags, stories.map(({ entries }) => entries)]))
        .update(text)
        .digest('hex');
    const kept = await pages.get(file);
    if (kept) {
      const stories = this.findDependencies(kept.imports);
      if (kept.hash === hashWith(stories)) {
        // Storybook notes here which page to read again when a file of stories changes.
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
