import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const NOTE = /\n\/\/# sourceMappingURL=.*\n?$/;

/**
 * Reads the file of each icon, by the icon's name.
 *
 * @param {string} from The folder of lucide-react.
 * @returns {Map<string, string>} File names without extension.
 */
export function readIconFiles(from) {
  const door = readFileSync(path.join(from, 'dist/esm/lucide-react.mjs'), 'utf8');
  const files = new Map();
  for (const [, names, file] of door.matchAll(/\{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g))
    for (const [, name] of names.matchAll(/default as (\w+)/g)) files.set(name, file);
  return files;
}

/** The types of lucide-react that our types use, without those of its 1,700 icons. */
const TYPES = `import type { ForwardRefExoticComponent, RefAttributes, SVGProps } from 'react';
type ElementAttributes = RefAttributes<SVGSVGElement> & Partial<SVGProps<SVGSVGElement>>;
export interface LucideProps extends ElementAttributes {
  size?: string | number;
  absoluteStrokeWidth?: boolean;
  nonScalingStroke?: boolean;
}
export type LucideIcon = ForwardRefExoticComponent<Omit<LucideProps, 'ref'> & RefAttributes<SVGSVGElement>>;
`;

/**
 * Copies only the icons that a package uses, and the modules that render them: all icons together are 51 MB.
 *
 * @param {string} from The folder of lucide-react.
 * @param {string} to
 * @param {ReadonlySet<string>} files The file names of the icons.
 */
export function copyIcons(from, to, files) {
  const esm = path.join(from, 'dist/esm');
  const write = (file) => {
    const target = path.join(to, file.replace(/\.mjs$/, '.js'));
    mkdirSync(path.dirname(target), { recursive: true });
    const code = readFileSync(path.join(esm, file), 'utf8').replace(NOTE, '\n');
    writeFileSync(target, code.replaceAll(/(from '\.[^']+)\.mjs'/g, "$1.js'"));
  };
  for (const file of files) write(`icons/${file}.mjs`);
  for (const file of readdirSync(path.join(esm, 'shared'), { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.mjs')) write(path.join('shared', file));
  for (const file of ['createLucideIcon', 'Icon', 'context']) write(`${file}.mjs`);
  cpSync(path.join(from, 'LICENSE'), path.join(to, 'LICENSE'));
  writeFileSync(path.join(to, 'index.d.ts'), TYPES);
}
