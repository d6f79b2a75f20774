import type { LanguageFn } from 'highlight.js';

/** Languages that come with highlighting itself, and that code without a language is guessed among. */
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

/** Languages that are fetched when content names one: the rest of highlight.js's common set, and three of teachers. */
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

/** Other names, by language: those of highlight.js, and of editors. A Vue file is markup with scripts and styles. */
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

/** Every name that a language may be called by, and the language. */
const NAMES = new Map(
  [...GUESSED, ...Object.keys(FETCHED)].flatMap((language) =>
    [language, ...(ALIASES[language]?.split(' ') ?? [])].map((name) => [name, language] as const),
  ),
);

/** The language of a code block by its classes, such as `language-kt`, `lang-c#`; null without a known one. */
export function languageOf(classes: string): string | null {
  for (const [, name = ''] of classes.matchAll(/(?:^|\s)lang(?:uage)?-(\S+)/gi)) {
    const language = NAMES.get(name.toLowerCase());
    if (language) return language;
  }
  return null;
}

/** Fetches the grammar of a language that does not come with highlighting itself. */
export async function fetchGrammar(language: string): Promise<LanguageFn | null> {
  return (await FETCHED[language]?.())?.default ?? null;
}
