import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Indexer, IndexInput } from 'storybook/internal/types';

/** The cached index entries of a file of stories, with a hash of its text and title. */
interface Kept {
  hash: string;
  inputs: IndexInput[];
}

/** A cache of files of stories that lasts between starts. */
export interface KeptFiles {
  get: (file: string) => Promise<Kept | undefined>;
  set: (file: string, kept: Kept) => Promise<unknown>;
}

/** Makes an indexer parse only files of stories that have changed since they were last parsed, in this or an earlier start. */
export function keepIndex({ test, createIndex }: Indexer, files: KeptFiles): Indexer {
  return {
    test,
    async createIndex(file, options) {
      // The automatic title depends on more than the file, so it is part of the hash.
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
