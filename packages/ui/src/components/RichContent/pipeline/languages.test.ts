import hljs from 'highlight.js/lib/common';
import { expect, it } from 'vitest';
import { fetchGrammar, GUESSED, languageOf } from './languages.ts';

it('knows every language of the common set by each of its names', () => {
  const unknown = hljs.listLanguages().flatMap((language) => {
    const names = [language, ...(hljs.getLanguage(language)?.aliases ?? [])];
    return names.filter((name) => languageOf(`language-${name}`) !== language);
  });
  expect(unknown).toEqual([]);
});

it.each([
  ['language-C#', 'csharp'],
  ['lang-yml numbered', 'yaml'],
  ['language-hljs language-javascript', 'javascript'],
  ['language-vue', 'xml'],
  ['language-matlab', 'matlab'],
  ['language-docker', 'dockerfile'],
  ['language-klingon', null],
  ['slang-js', null],
  ['', null],
])('reads %j as %j', (classes, language) => {
  expect(languageOf(classes)).toBe(language);
});

it('fetches what does not come with highlighting', async () => {
  const names = [...hljs.listLanguages(), 'dockerfile', 'latex', 'matlab'];
  const fetched = names.filter((name) => !GUESSED.some((guessed) => guessed === name));
  const grammars = await Promise.all(fetched.map(fetchGrammar));
  expect(fetched.filter((_, order) => typeof grammars[order] !== 'function')).toEqual([]);
  expect(fetched.length).toBeGreaterThan(25);
});
