import type { LanguageFn } from 'highlight.js';
import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import c from 'highlight.js/lib/languages/c';
import cpp from 'highlight.js/lib/languages/cpp';
import css from 'highlight.js/lib/languages/css';
import go from 'highlight.js/lib/languages/go';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import { pause } from '../../Late/pause.ts';
import { fetchGrammar, languageOf, type GUESSED } from './languages.ts';

const languages: Record<(typeof GUESSED)[number], LanguageFn> = {
  bash,
  c,
  cpp,
  css,
  go,
  java,
  javascript,
  json,
  python,
  sql,
  typescript,
  xml,
};
for (const [name, language] of Object.entries(languages)) hljs.registerLanguage(name, language);

/** Smallest relevance (by highlight.js) at which a guessed language is used. */
const MIN_RELEVANCE = 4;

/** Loads and registers the grammar of a language, and of a language embedded in it. */
async function learn(language: string): Promise<void> {
  if (hljs.getLanguage(language)) return;
  const grammar = await fetchGrammar(language);
  if (language === 'php-template') await learn('php');
  if (grammar) hljs.registerLanguage(language, grammar);
}

/**
 * Highlights the code blocks of detached content, one after the other. For a block without a known
 * language the language is guessed; one whose grammar cannot be loaded stays plain.
 */
export async function highlightCode(root: HTMLElement): Promise<void> {
  for (const block of root.querySelectorAll('pre')) {
    // Each block runs in a separate task.
    // oxlint-disable-next-line no-await-in-loop
    await pause();
    const target = block.querySelector('code') ?? block;
    const source = target.textContent ?? '';
    const language = languageOf(`${block.className} ${target.className}`);
    try {
      // oxlint-disable-next-line no-await-in-loop
      if (language) await learn(language);
      const { value, relevance } = language
        ? hljs.highlight(source, { language })
        : hljs.highlightAuto(source, Object.keys(languages));
      if (language || relevance >= MIN_RELEVANCE) target.innerHTML = value;
      const shown = language && hljs.getLanguage(language)?.name;
      if (shown) block.setAttribute('aria-label', `代码：${shown}`);
    } catch {
      continue;
    }
  }
}
