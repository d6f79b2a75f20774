import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Files that name every other file of a built site by the hash of its content. */
const FILES = ['index.html', '.vite/manifest.json'] as const;

/** Returns the id of a build of both sites, the same on every machine; prerendered pages belong to one build. */
export function buildIdOf(webDir: string, h5Dir: string): string {
  const hash = createHash('sha256');
  for (const dir of [webDir, h5Dir])
    for (const name of FILES) {
      const file = path.join(dir, name);
      hash.update(`${name}\n`);
      if (existsSync(file)) hash.update(readFileSync(file));
    }
  return hash.digest('hex').slice(0, 12);
}
