import { ArrowRight, ChevronRight } from 'lucide-react';
import type { Announcement } from '@qinghe/api/resources/announcements';
import { useAnnouncementsWhenNear, useLatestAnnouncement } from '@qinghe/hooks/data/announcements';
import type { PageQuery } from '@qinghe/hooks/data/swr';
import { readMobileSite } from '@qinghe/hooks/env';
import { useSchoolName, useSystem } from '@qinghe/hooks/stores/system';
import { dateParts, fullDate, fullTime, useMinute } from '@qinghe/hooks/time';
import { mobileSiteOf, mobileSiteUrl, paths } from '@qinghe/hooks/url';
import { Icon } from '@qinghe/ui/components/Icon';
import { Link } from '@qinghe/ui/components/Link';
import { QrCode } from '@qinghe/ui/components/QrCode';
import { Skeleton } from '@qinghe/ui/components/Skeleton';
import { container } from '@qinghe/ui/styles/layout';
import { text, truncate } from '@qinghe/ui/styles/text';
import { QueryBlock } from '@qinghe/features/content/HomeBlocks';
import * as styles from './News.styles.ts';

const COUNT = 3;

/** Returns month and day, or the whole date if the year is not the current one. */
function shortDate(moment: string, now: number): string {
  const date = fullDate(moment);
  const isThisYear = dateParts(moment)?.year === dateParts(now)?.year;
  return isThisYear ? date.slice('YYYY-'.length) : date;
}

function Row({ id, title, created_at }: Announcement) {
  const now = useMinute();
  return (
    <li css={styles.cell}>
      <Link variant="bare" href={paths.announcement(id)} css={styles.row}>
        {created_at && (
          <time
            css={[text.label, text.number, styles.date]}
            dateTime={created_at}
            title={fullTime(created_at)}
          >
            {shortDate(created_at, now)}
          </time>
        )}
        <span css={[truncate, styles.title]}>{title}</span>
        <Icon as={ChevronRight} size={16} css={styles.arrow} />
      </Link>
    </li>
  );
}

const skeleton = Array.from({ length: COUNT }, (_, row) => (
  <div key={row} css={[styles.cell, styles.row]}>
    <Skeleton width="60%" />
  </div>
));

/** The newest announcements. */
function Announcements({ query }: { query: PageQuery<Announcement> }) {
  return (
    <section css={[styles.panel, styles.announcements]} aria-labelledby="home-announcements">
      <div css={styles.head}>
        <h2 id="home-announcements" css={text.h3}>
          学堂公告
        </h2>
        <Link href={paths.announcement()} css={styles.more}>
          全部公告
          <Icon as={ArrowRight} size={16} />
        </Link>
      </div>
      <div css={styles.list}>
        <QueryBlock query={query} skeleton={skeleton}>
          {({ items }) => (
            <ul>
              {items.slice(0, COUNT).map((announcement) => (
                <Row key={announcement.id} {...announcement} />
              ))}
            </ul>
          )}
        </QueryBlock>
      </div>
    </section>
  );
}

/** The address of the mobile site as a QR code. */
function MobileSite() {
  const schoolName = useSchoolName();
  const h5Url = useSystem((state) => state.config)?.h5_url;
  const { origin } = window.location;
  const other = mobileSiteOf(h5Url, readMobileSite(), origin);
  const address = new URL(mobileSiteUrl(paths.home(), other), origin).href;
  return (
    <section css={[styles.panel, styles.mobile]} aria-labelledby="home-mobile">
      <div css={styles.words}>
        <h2 id="home-mobile" css={text.h3}>
          手机上接着学
        </h2>
        <p css={styles.hint}>微信扫一扫打开手机版，学习进度自动同步。</p>
      </div>
      <QrCode
        value={address}
        label="手机版网址的二维码"
        size={120}
        schoolName={schoolName}
        hasLogo
      />
    </section>
  );
}

/** The school's announcements, if there are any, and its mobile site. */
export function News() {
  const { ref, ...query } = useAnnouncementsWhenNear();
  // If there is no newest announcement, there are none at all; this is known before the list is loaded.
  const { data: newest } = useLatestAnnouncement();
  const isAlone = query.isEmpty || newest === null;
  return (
    <div ref={ref} css={[container, styles.root, isAlone && styles.alone]}>
      {!isAlone && <Announcements query={query} />}
      <MobileSite />
    </div>
  );
}
