import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../lib/run.mjs';

/**
 * A folder of its own, with the rules of the repository, for files that the linter is to judge. It stands outside the
 * repository, where other tests would find these files among the sources.
 */
export function makeProbes() {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'qinghe-probes-')));
  const config = JSON.parse(readFileSync(path.join(root, '.oxlintrc.json'), 'utf8'));
  const jsPlugins = config.jsPlugins.map((file: string) => path.join(root, file));
  writeFileSync(path.join(folder, '.oxlintrc.json'), JSON.stringify({ ...config, jsPlugins }));
  return {
    /** Writes a file. @param file From the folder, as it would be from the root. */
    write(file: string, text: string) {
      const whole = path.join(folder, file);
      mkdirSync(path.dirname(whole), { recursive: true });
      writeFileSync(whole, text);
    },
    /** What a file holds now. @param file As it was written. */
    read: (file: string) => readFileSync(path.join(folder, file), 'utf8'),
    /** What the linter prints of all files, without colours which a terminal and CI ask for. */
    lint: (...options: string[]) =>
      stripVTControlCharacters(
        spawnSync(
          process.execPath,
          [path.join(root, 'node_modules/oxlint/bin/oxlint'), ...options, '.'],
          { cwd: folder, encoding: 'utf8' },
        ).stdout,
      ),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
