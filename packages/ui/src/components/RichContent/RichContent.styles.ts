import { css } from '@emotion/react';
import { corner } from '../../styles/corner.ts';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';
import { bySite } from '../../styles/bySite.ts';

const rule = `1px solid ${token('border-subtle')}`;

/** Returns a selector for elements with any of the given highlight.js classes. */
const of = (names: string) => names.replace(/\S+/g, '& .hljs-$&').replaceAll(' & ', ', & ');

/** Selects by element name, because the content has no classes of ours. */
export const root = css({
  fontSize: bySite(token('fs-body-lg'), token('fs-body')),
  lineHeight: bySite('1.875rem', '1.6875rem'),
  color: token('text-primary'),
  overflowWrap: 'anywhere',
  /* Clips parts of formulas positioned outside of the content. The margin leaves room for focus rings. */
  '@supports (overflow-clip-margin: 1px)': { overflow: 'clip', overflowClipMargin: '0.5rem' },
  '& > * + *': { marginTop: space(4.5) },
  '& p': {
    color: [
      token('text-primary'),
      `color-mix(in srgb, ${token('text-primary')} 88%, ${token('text-secondary')})`,
    ],
  },
  '& p + p': { marginTop: space(4.5) },

  /* Text in a colour set by the content, see pipeline/design.ts. */
  '& [data-ink]': { color: 'var(--ink-light)' },
  '[data-theme="dark"] & [data-ink]': { color: 'var(--ink-dark)' },

  '& [data-rank]': { fontWeight: token('weight-semibold'), textWrap: 'pretty' },
  '& [data-rank="1"]': {
    fontSize: bySite('1.25rem', '1.0625rem'),
    lineHeight: '1.875rem',
  },
  '& [data-rank="2"]': {
    fontSize: bySite(token('fs-title'), token('fs-body-lg')),
    lineHeight: bySite(token('lh-title'), token('lh-body')),
  },
  '& > * + [data-rank="1"]': { marginTop: bySite(space(9), space(7)) },
  '& > * + [data-rank="2"]': { marginTop: space(7) },

  /* Slanted Chinese is hard to read: emphasis is bold instead. */
  '& em, & i, & cite, & var': { fontStyle: 'normal' },
  '& em': { fontWeight: token('weight-semibold') },

  '& a': { color: token('text-link'), textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  '& a:hover': { textDecorationThickness: '2px' },

  '& ul, & ol': { display: 'grid', gap: space(2), paddingLeft: space(5.5) },
  '& li': { position: 'relative' },
  '& ol': { listStyle: 'decimal' },
  '& ul > li::before': {
    content: '""',
    position: 'absolute',
    top: bySite('0.75rem', '0.6875rem'),
    left: '-1.25rem',
    width: '0.5rem',
    height: '0.375rem',
    borderRadius: '0 0.375rem',
    background: token('action-primary'),
  },
  '& li > ul, & li > ol': { marginTop: space(2) },
  '& dt': { fontWeight: token('weight-semibold') },
  '& dd': { paddingLeft: space(5.5) },

  '& blockquote': {
    padding: space(1, 0, 1, 5),
    borderLeft: `3px solid ${token('action-primary')}`,
    color: token('text-secondary'),
  },
  '& blockquote p': { color: 'inherit' },
  '& hr': { height: 1, margin: space(8, 0), border: 0, background: token('border-subtle') },
  '& mark': { padding: '0 0.125em', background: token('surface-brand-muted') },
  '& summary': { fontWeight: token('weight-medium'), cursor: 'pointer' },

  '& pre': {
    margin: space(4.5, 0, 0),
    padding: space(4.5, 5),
    border: rule,
    borderRadius: token('radius-lg'),
    background: token('surface-sunken'),
    font: `400 0.875rem/1.5rem ${token('font-mono')}`,
    overflowX: 'auto',
    overflowWrap: 'normal',
    tabSize: 4,
  },
  '& code, & kbd, & samp': {
    padding: space(0.5, 1.5),
    borderRadius: token('radius-sm'),
    background: token('surface-sunken'),
    fontFamily: token('font-mono'),
    fontSize: '0.875em',
    fontVariantLigatures: 'none',
  },
  '& pre code': { padding: 0, background: 'none', fontSize: 'inherit', overflowWrap: 'normal' },
  [of('keyword operator literal selector-tag selector-pseudo template-tag doctag')]: {
    color: token('code-keyword'),
  },
  [of('string regexp char addition link template-variable')]: { color: token('code-string') },
  [of('number symbol bullet variable deletion')]: { color: token('code-number') },
  [of('comment quote meta')]: { color: token('code-comment') },
  [of(
    'built_in title name attr attribute type section property class code selector-id selector-class selector-attr',
  )]: { color: token('code-function') },
  [of('subst')]: { color: token('text-primary') },
  [of('strong emphasis section')]: { fontWeight: token('weight-semibold') },

  '& .katex': { fontSize: '1.1em' },
  '& .katex-display': { margin: 0 },
  '& [data-formula="display"]': {
    display: 'block',
    padding: space(2, 0),
    overflowX: 'auto',
    overflowY: 'hidden',
    textAlign: 'center',
  },

  '& img, & video': { maxWidth: '100%', height: 'auto', borderRadius: token('radius-lg') },
  '& p > img': { display: 'inline-block', verticalAlign: 'bottom' },
  '& video, & iframe': { display: 'block', width: '100%', background: token('player-surface') },
  '& iframe': { height: 'min(26rem, 56vw)', border: 0, borderRadius: token('radius-lg') },
  '& figcaption': {
    marginTop: space(2),
    fontSize: token('fs-caption'),
    lineHeight: token('lh-caption'),
    color: token('text-tertiary'),
    textAlign: 'center',
  },

  '& div[data-scroll]': { maxWidth: '100%', overflowX: 'auto', overflowWrap: 'normal' },
  '& table': { minWidth: '100%', borderCollapse: 'collapse', fontSize: '0.9375em' },
  '& caption': { paddingBottom: space(2), color: token('text-tertiary'), textAlign: 'left' },
  '& th, & td': {
    padding: space(2, 3.5),
    border: rule,
    minWidth: '5rem',
    lineHeight: token('lh-body'),
    textAlign: 'left',
    verticalAlign: 'top',
  },
  '& th': { background: token('surface-sunken'), fontWeight: token('weight-semibold') },
});
export const plain = css({ whiteSpace: 'pre-line' });
/** A placeholder bar in place of text that is still loading. */
export const bar = css({
  borderRadius: corner(0.5),
  color: 'transparent',
  background: token('skeleton'),
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  userSelect: 'none',
});
