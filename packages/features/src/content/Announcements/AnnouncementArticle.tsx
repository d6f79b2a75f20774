import type { Announcement } from '@qinghe/api/resources/announcements';
import { RelativeTime } from '../RelativeTime/index.ts';
import { SchoolArticle, SchoolArticleSkeleton } from '../SchoolArticle/index.ts';

export interface AnnouncementArticleProps {
  announcement: Announcement;
  /** Level of the title; 1 where the page has no other h1. */
  headingLevel: 1 | 2;
}

/** An announcement with its text, including code and formulas. */
export function AnnouncementArticle({ announcement, headingLevel }: AnnouncementArticleProps) {
  const { title, created_at, announcement: html } = announcement;
  return (
    <SchoolArticle
      title={title}
      html={html}
      headingLevel={headingLevel}
      above={<RelativeTime moment={created_at} />}
    />
  );
}

/** Skeleton of `AnnouncementArticle`. */
export function AnnouncementArticleSkeleton() {
  return <SchoolArticleSkeleton hasLineAbove />;
}
