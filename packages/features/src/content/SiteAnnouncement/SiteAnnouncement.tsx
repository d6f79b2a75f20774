import { css } from '@emotion/react';
import { useState } from 'react';
import { useLatestAnnouncement } from '@qinghe/hooks/data/announcements';
import { local, localKeys } from '@qinghe/hooks/storage';
import { paths } from '@qinghe/hooks/url';
import { AnnouncementBar, type AnnouncementBarProps } from '@qinghe/ui/patterns/AnnouncementBar';
import { token } from '@qinghe/ui/tokens';
import { Yielded } from '../HomeBlocks/index.ts';

const reserved = css({
  height: token('size-announce'),
  background: token('surface-brand-subtle'),
});

/** The newest announcement, until the visitor closes it; another one is shown again. */
export function SiteAnnouncement({ layout }: Pick<AnnouncementBarProps, 'layout'>) {
  const { data: announcement, isLoading } = useLatestAnnouncement();
  const [closed, setClosed] = useState(
    () => local.read(localKeys.dismissedAnnouncement)?.split(',') ?? [],
  );
  // Reserves the bar's space while loading, so that the page does not jump, whether or not there is an announcement.
  const [isReserved] = useState(isLoading && layout === 'bar' && closed.length === 0);
  if (closed.includes(String(announcement?.id))) return null;
  if (!announcement && isReserved)
    return isLoading ? <div css={reserved} /> : <Yielded place="announcement" />;
  if (!announcement) return null;
  const { id, title } = announcement;
  return (
    <AnnouncementBar
      layout={layout}
      text={title}
      href={paths.announcement(id)}
      onClose={() => {
        const ids = [...closed, String(id)];
        local.write(localKeys.dismissedAnnouncement, ids.join());
        setClosed(ids);
      }}
    />
  );
}
