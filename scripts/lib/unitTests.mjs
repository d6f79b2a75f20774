import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The glob patterns of unit tests, for Vitest. */
export const unitTests = [
  'packages/*/src/**/*.test.ts',
  'packages/*/scripts/**/*.test.ts',
  'apps/*/src/**/*.test.ts',
  'scripts/**/*.test.ts',
  'vite/**/*.test.ts',
  '.storybook/**/*.test.ts',
];

/**
 * Matches tests that may leave state behind for the next file of the same process: mocks, fake timers, a document, the demo
 * school, or the state of a module.
 */
const LEAVES =
  /\bvi\.(?!waitFor|waitUntil)|@vitest-environment|\bprocess\.(?:env|chdir|on)\b|\bglobalThis\b|\b(?:window|document)\b|\bReflect\.(?:set|define|delete)|\bObject\.(?:define|assign)|\b(?:local|session)Storage\b|\bcreateRoot\b|\bresetDb\b|\/mocks\b|\bmutate\(|\bimport\(/;

/** Whether a test file needs a separate process, judged by its text. @param {string} text */
export const wantsOwnProcess = (text) => LEAVES.test(text);

/** @param {string} folder @returns {string[]} */
const testsIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const at = path.join(folder, entry.name);
        if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : testsIn(at);
        return entry.name.endsWith('.test.ts') ? [at] : [];
      })
    : [];

/** @param {string} folder */
const foldersOf = (folder) =>
  existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];

/**
 * Lists the files of unit tests that need a separate process; all others share a few processes.
 *
 * @param {string} root
 */
export function testsAlone(root) {
  const parts = ['packages', 'apps'].flatMap((name) => foldersOf(path.join(root, name)));
  const folders = [
    ...parts.flatMap((part) => [path.join(part, 'src'), path.join(part, 'scripts')]),
    ...['scripts', 'vite', '.storybook'].map((name) => path.join(root, name)),
  ];
  return folders
    .flatMap(testsIn)
    .filter((file) => wantsOwnProcess(readFileSync(file, 'utf8')))
    .map((file) => path.relative(root, file).replaceAll('\\', '/'))
    .toSorted();
}
