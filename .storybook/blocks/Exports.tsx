import { css } from '@emotion/react';
import exported from 'virtual:exports';
import { text } from '../../packages/ui/src/styles/text.ts';
import { token } from '../../packages/ui/src/tokens/tokens.ts';
import { Prose } from './Prose.tsx';

const list = css({ display: 'grid', gap: '1rem', margin: '1rem 0' });
const entry = css({
  paddingBlockEnd: '1rem',
  borderBlockEnd: `1px solid ${token('border-subtle')}`,
});
// Storybook's rules for paragraphs are as specific as a class, and come later once another page was open before.
const name = css({ '&&': { fontFamily: token('font-mono'), fontWeight: 600 } });
const signature = css({
  '&&': {
    margin: '0.25rem 0',
    color: token('text-secondary'),
    fontFamily: token('font-mono'),
    overflowWrap: 'anywhere',
  },
});
const order = ['component', 'hook', 'function', 'class', 'value', 'type'];

const isOf = (pattern: string, subpath: string) =>
  pattern.endsWith('*') ? subpath.startsWith(pattern.slice(0, -1)) : subpath === pattern;

export interface ExportsProps {
  /** A subpath such as `@qinghe/hooks/time`; with `*` at the end all subpaths that begin so. */
  of: string;
  /** Names to leave out, such as the component whose props the page already shows. */
  without?: string[];
}

/** Lists the exports of a subpath with name, signature and docstring, from the source. */
export function Exports({ of, without = [] }: ExportsProps) {
  return Object.entries(exported)
    .filter(([subpath]) => isOf(of, subpath))
    .map(([subpath, entries]) => (
      <section key={subpath} aria-label={subpath}>
        <p css={[text.label, name]}>{subpath}</p>
        <div css={list}>
          {entries
            .filter((item) => !without.includes(item.name) && (item.doc || item.kind !== 'type'))
            .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
            .map((item) => (
              <div key={item.name} css={entry}>
                <p css={[text.body, name]}>{item.name}</p>
                <p css={[text.caption, signature]}>{item.signature}</p>
                <p css={text.body}>
                  <Prose>{item.doc}</Prose>
                </p>
              </div>
            ))}
        </div>
      </section>
    ));
}
