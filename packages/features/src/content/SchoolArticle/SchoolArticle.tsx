import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Skeleton, SkeletonText } from '@qinghe/ui/components/Skeleton';
import { corner } from '@qinghe/ui/styles/corner';
import { media } from '@qinghe/ui/styles/media';
import { text } from '@qinghe/ui/styles/text';
import { token } from '@qinghe/ui/tokens';
import { SchoolContent } from '../SchoolContent/index.ts';
import { space } from '@qinghe/ui/styles/space';
import { bySite } from '@qinghe/ui/styles/bySite';

const root = css({
  minHeight: '20rem',
  padding: bySite(space(12, 14, 14), space(5, 4, 6)),
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: bySite(token('radius-xl'), corner(1.125)),
  background: token('surface-base'),
  [media.tablet]: { padding: bySite(space(6), space(5, 4, 6)) },
});
const meta = css({ color: token('text-tertiary') });
const heading = css({
  'p + &, span + &': { marginTop: bySite(space(2.5), space(2)) },
  marginTop: bySite('0', space(2)),
  fontSize: bySite('1.875rem', token('fs-h3')),
  lineHeight: bySite('2.75rem', token('lh-h3')),
  textWrap: 'pretty',
});
const prose = css({ marginTop: bySite(space(7), space(5)) });

export interface SchoolArticleProps {
  title: string;
  /** Text written by the school: untrusted HTML. */
  html: string;
  /** Level of the title; 1 where the page has no other h1. */
  headingLevel: 1 | 2;
  /** A line above the title, such as the date. */
  above?: ReactNode;
}

/** A text by the school with its title, including code and formulas. */
export function SchoolArticle({ title, html, headingLevel, above }: SchoolArticleProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <article css={root}>
      {above && <p css={[text.label, meta]}>{above}</p>}
      <Title css={[text.h1, heading]}>{title}</Title>
      <SchoolContent css={prose} html={html} headingLevel={headingLevel === 1 ? 2 : 3} />
    </article>
  );
}

/** Skeleton of `SchoolArticle`. */
export function SchoolArticleSkeleton({ hasLineAbove = false }: { hasLineAbove?: boolean }) {
  return (
    <div css={root}>
      {hasLineAbove && <Skeleton height="1.375rem" width="10rem" />}
      <Skeleton css={heading} height="2.5rem" width="70%" />
      <div css={prose}>
        <SkeletonText count={8} />
      </div>
    </div>
  );
}
