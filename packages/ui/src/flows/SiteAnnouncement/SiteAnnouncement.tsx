import { css } from '@emotion/react';
import { useState } from 'react';
import { useLatestAnnouncement } from '@qinghe/hooks/data/announcements';
import { local, localKeys } from '@qinghe/hooks/storage';
import { paths } from '@qinghe/hooks/url';
import {
  AnnouncementBar,
  type AnnouncementBarProps,
} from '../../patterns/AnnouncementBar/index.ts';
import { token } from '../../tokens/tokens.ts';

const reserved = css({
  height: token('size-announce'),
  background: token('surface-brand-subtle'),
});

/** The newest announcement, until the visitor closes it; a newer one shows again. */
export function SiteAnnouncement({ layout }: Pick<AnnouncementBarProps, 'layout'>) {
  const { data: announcement, isLoading } = useLatestAnnouncement();
  const [dismissed, setDismissed] = useState(() => local.read(localKeys.dismissedAnnouncement));
  // Keeps the bar's place, so the page does not jump when it comes.
  if (isLoading && layout === 'bar' && dismissed === null) return <div css={reserved} />;
  if (!announcement || dismissed === String(announcement.id)) return null;
  const { id, title } = announcement;
  return (
    <AnnouncementBar
      layout={layout}
      text={title}
      href={paths.announcement(id)}
      onClose={() => {
        local.write(localKeys.dismissedAnnouncement, String(id));
        setDismissed(String(id));
      }}
    />
  );
}
