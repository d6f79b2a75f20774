import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where unit tests stand, as Vitest is told. */
export const unitTests = [
  'packages/*/src/**/*.test.ts',
  'packages/*/scripts/**/*.test.ts',
  'apps/*/src/**/*.test.ts',
  'scripts/**/*.test.ts',
  'vite/**/*.test.ts',
  '.storybook/**/*.test.ts',
];

/**
 * What is left behind for the next file of the same process: what stands in for something, a clock, a document, the demo school,
 * what a module keeps.
 */
const LEAVES =
  /\bvi\.(?!waitFor|waitUntil)|@vitest-environment|\bprocess\.(?:env|chdir|on)\b|\bglobalThis\b|\b(?:window|document)\b|\bReflect\.(?:set|define|delete)|\bObject\.(?:define|assign)|\b(?:local|session)Storage\b|\bcreateRoot\b|\bresetDb\b|\/mocks\b|\bmutate\(|\bimport\(/;

/** Whether a test, by its text, wants a process of its own. @param {string} text */
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
 * The files of unit tests that want a process of their own; all others share a few.
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
