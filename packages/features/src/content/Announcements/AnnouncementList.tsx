import { css } from '@emotion/react';
import type { Announcement } from '@qinghe/api/resources/announcements';
import { paths, toQuery } from '@qinghe/hooks/url';
import { Link } from '@qinghe/ui/components/Link';
import { Skeleton } from '@qinghe/ui/components/Skeleton';
import { corner } from '@qinghe/ui/styles/corner';
import { clampTwoLines, text } from '@qinghe/ui/styles/text';
import { token } from '@qinghe/ui/tokens';
import { RelativeTime } from '../RelativeTime/index.ts';
import { space } from '@qinghe/ui/styles/space';
import { bySite } from '@qinghe/ui/styles/bySite';

const list = css({
  padding: space(2),
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: bySite(token('radius-xl'), corner(1.125)),
  background: token('surface-base'),
});
const row = css({
  display: 'block',
  padding: space(3.5, 4),
  borderRadius: corner(0.75),
  transition: `background-color ${token('dur-fast')}`,
  '&:hover': { background: token('surface-hover') },
  '&:active': { background: token('surface-active') },
});
const current = css({
  '&, &:hover': { background: token('surface-brand-muted'), color: token('text-brand') },
});
const title = css({ lineHeight: token('lh-body'), fontWeight: token('weight-medium') });
const currentTitle = css({ fontWeight: token('weight-semibold') });
const time = css({ marginTop: space(0.5), color: token('text-secondary') });
const skeletonRow = css({ display: 'grid', gap: space(2), padding: space(4) });

export interface AnnouncementListProps {
  announcements: readonly Announcement[];
  /** Id of the announcement shown next to the list. */
  currentId?: number | undefined;
  /** Page of the list, kept in the addresses of the rows. */
  page?: number;
}

/** List of announcements with title and time. */
export function AnnouncementList({ announcements, currentId, page = 1 }: AnnouncementListProps) {
  return (
    <ul css={list}>
      {announcements.map((announcement) => {
        const isCurrent = announcement.id === currentId;
        const href =
          paths.announcement() + toQuery({ id: announcement.id, page: page > 1 ? page : null });
        return (
          <li key={announcement.id}>
            <Link
              variant="bare"
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              css={[row, isCurrent && current]}
            >
              <p css={[clampTwoLines, title, isCurrent && currentTitle]}>{announcement.title}</p>
              <p css={[text.caption, time]}>
                <RelativeTime moment={announcement.created_at} />
              </p>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** Skeleton of `AnnouncementList`. */
export function AnnouncementListSkeleton() {
  return (
    <div css={list}>
      {Array.from({ length: 8 }, (_, order) => (
        <div key={order} css={skeletonRow}>
          <Skeleton width="85%" />
          <Skeleton width="30%" height="0.75rem" />
        </div>
      ))}
    </div>
  );
}
