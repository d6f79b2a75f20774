import type { LanguageFn } from 'highlight.js';

/** Languages bundled with `highlight.ts`; the language of code without one is guessed among these. */
export const GUESSED = [
  'bash',
  'c',
  'cpp',
  'css',
  'go',
  'java',
  'javascript',
  'json',
  'python',
  'sql',
  'typescript',
  'xml',
] as const;

/** Languages loaded when content names one: the rest of highlight.js's common set, and Dockerfile, LaTeX and MATLAB. */
const FETCHED: Record<string, () => Promise<{ default: LanguageFn }>> = {
  csharp: () => import('highlight.js/lib/languages/csharp'),
  diff: () => import('highlight.js/lib/languages/diff'),
  dockerfile: () => import('highlight.js/lib/languages/dockerfile'),
  graphql: () => import('highlight.js/lib/languages/graphql'),
  ini: () => import('highlight.js/lib/languages/ini'),
  kotlin: () => import('highlight.js/lib/languages/kotlin'),
  latex: () => import('highlight.js/lib/languages/latex'),
  less: () => import('highlight.js/lib/languages/less'),
  lua: () => import('highlight.js/lib/languages/lua'),
  makefile: () => import('highlight.js/lib/languages/makefile'),
  markdown: () => import('highlight.js/lib/languages/markdown'),
  matlab: () => import('highlight.js/lib/languages/matlab'),
  objectivec: () => import('highlight.js/lib/languages/objectivec'),
  perl: () => import('highlight.js/lib/languages/perl'),
  php: () => import('highlight.js/lib/languages/php'),
  'php-template': () => import('highlight.js/lib/languages/php-template'),
  plaintext: () => import('highlight.js/lib/languages/plaintext'),
  'python-repl': () => import('highlight.js/lib/languages/python-repl'),
  r: () => import('highlight.js/lib/languages/r'),
  ruby: () => import('highlight.js/lib/languages/ruby'),
  rust: () => import('highlight.js/lib/languages/rust'),
  scss: () => import('highlight.js/lib/languages/scss'),
  shell: () => import('highlight.js/lib/languages/shell'),
  swift: () => import('highlight.js/lib/languages/swift'),
  vbnet: () => import('highlight.js/lib/languages/vbnet'),
  wasm: () => import('highlight.js/lib/languages/wasm'),
  yaml: () => import('highlight.js/lib/languages/yaml'),
};

/** Aliases by language: those of highlight.js and of editors. `vue` counts as XML: markup with scripts and styles. */
const ALIASES: Record<string, string> = {
  bash: 'sh zsh',
  c: 'h',
  cpp: 'c++ cc h++ hpp hh hxx cxx',
  csharp: 'c# cs',
  diff: 'patch',
  dockerfile: 'docker',
  go: 'golang',
  graphql: 'gql',
  ini: 'toml properties',
  java: 'jsp',
  javascript: 'js jsx mjs cjs',
  json: 'jsonc json5',
  kotlin: 'kt kts ktm ktx',
  latex: 'tex',
  lua: 'pluto',
  makefile: 'mk mak make',
  markdown: 'md mkdown mkd',
  objectivec: 'objc obj-c mm obj-c++ objective-c objective-c++',
  perl: 'pl pm',
  plaintext: 'text txt plain',
  python: 'py gyp ipython',
  'python-repl': 'pycon',
  ruby: 'rb gemspec podspec thor irb',
  rust: 'rs',
  shell: 'console shellsession',
  typescript: 'ts tsx mts cts',
  vbnet: 'vb',
  xml: 'html xhtml rss atom xjb xsd xsl plist wsf svg vue',
  yaml: 'yml',
};

/** Language by name: every language name and alias. */
const NAMES = new Map(
  [...GUESSED, ...Object.keys(FETCHED)].flatMap((language) =>
    [language, ...(ALIASES[language]?.split(' ') ?? [])].map((name) => [name, language] as const),
  ),
);

/** Returns a code block's language by its classes, such as `language-kt` or `lang-c#`; null for none or an unknown one. */
export function languageOf(classes: string): string | null {
  for (const [, name = ''] of classes.matchAll(/(?:^|\s)lang(?:uage)?-(\S+)/gi)) {
    const language = NAMES.get(name.toLowerCase());
    if (language) return language;
  }
  return null;
}

/** Loads the grammar of a language that is not bundled with `highlight.ts`; null for an unknown language. */
export async function fetchGrammar(language: string): Promise<LanguageFn | null> {
  return (await FETCHED[language]?.())?.default ?? null;
}
