import { css } from '@emotion/react';
import type { Announcement } from '@qinghe/api/resources/announcements';
import { Skeleton, SkeletonText } from '@qinghe/ui/components/Skeleton';
import { corner } from '@qinghe/ui/styles/corner';
import { media } from '@qinghe/ui/styles/media';
import { text } from '@qinghe/ui/styles/text';
import { token } from '@qinghe/ui/tokens';
import { SchoolContent } from '../SchoolContent/index.ts';
import { RelativeTime } from '../RelativeTime/index.ts';

const root = css({
  minHeight: '20rem',
  padding: '3rem 3.5rem 3.5rem',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-xl'),
  background: token('surface-base'),
  [media.tablet]: { padding: '1.5rem' },
  '[data-h5] &': { padding: '1.25rem 1rem 1.5rem', borderRadius: corner(1.125) },
});
const meta = css({ color: token('text-tertiary') });
const heading = css({
  marginTop: '0.625rem',
  fontSize: '1.875rem',
  lineHeight: '2.75rem',
  textWrap: 'pretty',
  '[data-h5] &': { marginTop: '0.5rem', fontSize: '1.375rem', lineHeight: '2rem' },
});
const prose = css({ marginTop: '1.75rem', '[data-h5] &': { marginTop: '1.25rem' } });

export interface AnnouncementArticleProps {
  announcement: Announcement;
  /** Level of the title; 1 where the page has no other h1. */
  headingLevel: 1 | 2;
}

/** An announcement with its text, code and formulas. */
export function AnnouncementArticle({ announcement, headingLevel }: AnnouncementArticleProps) {
  const Title = `h${headingLevel}` as const;
  const { title, created_at, announcement: html } = announcement;
  return (
    <article css={root}>
      <p css={[text.label, meta]}>
        <RelativeTime moment={created_at} />
      </p>
      <Title css={[text.h1, heading]}>{title}</Title>
      <SchoolContent css={prose} html={html} headingLevel={headingLevel === 1 ? 2 : 3} />
    </article>
  );
}

/** Keeps the place of an `AnnouncementArticle`. */
export function AnnouncementArticleSkeleton() {
  return (
    <div css={root}>
      <Skeleton height="1.375rem" width="10rem" />
      <Skeleton css={heading} height="2.5rem" width="70%" />
      <div css={prose}>
        <SkeletonText count={8} />
      </div>
    </div>
  );
}
