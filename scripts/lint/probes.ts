import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../lib/run.mjs';

/**
 * Creates a temporary folder with the lint rules of the repository, for files to be linted. It is outside the repository, in
 * which other tests would find these files among the sources.
 */
export function makeProbes() {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'qinghe-probes-')));
  const config = JSON.parse(readFileSync(path.join(root, '.oxlintrc.json'), 'utf8'));
  const jsPlugins = config.jsPlugins.map((file: string) => path.join(root, file));
  writeFileSync(path.join(folder, '.oxlintrc.json'), JSON.stringify({ ...config, jsPlugins }));
  return {
    /** Writes a file. @param file Relative to the folder, like a path from the repository's root. */
    write(file: string, text: string) {
      const whole = path.join(folder, file);
      mkdirSync(path.dirname(whole), { recursive: true });
      writeFileSync(whole, text);
    },
    /** Reads a file. @param file The path with which it was written. */
    read: (file: string) => readFileSync(path.join(folder, file), 'utf8'),
    /** Lints all files and returns the output, without the colours that a terminal or CI enables. */
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
