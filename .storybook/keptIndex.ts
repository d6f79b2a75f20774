import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Indexer, IndexInput } from 'storybook/internal/types';

/** What is known of a file of stories, and of which text of it. */
interface Kept {
  hash: string;
  inputs: IndexInput[];
}

/** Keeps what is known of a file of stories until the next start. */
export interface KeptFiles {
  get: (file: string) => Promise<Kept | undefined>;
  set: (file: string, kept: Kept) => Promise<unknown>;
}

/** Lets an indexer parse only those files of stories that have changed since they were last parsed, in this start or before. */
export function keepIndex({ test, createIndex }: Indexer, files: KeptFiles): Indexer {
  return {
    test,
    async createIndex(file, options) {
      // The title that a file has by its place depends on more than the file.
      const hash = createHash('sha256')
        .update(options.makeTitle())
        .update('\0')
        .update(await readFile(file))
        .digest('hex');
      const kept = await files.get(file);
      if (kept?.hash === hash) return kept.inputs;
      const inputs = await createIndex(file, options);
      await files.set(file, { hash, inputs });
      return inputs;
    },
  };
}
