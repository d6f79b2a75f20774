import { Heart, Share2 } from 'lucide-react';
import type { ActivityDetail } from '@qinghe/api/resources/activities';
import { useActivity, useActivityLike } from '@qinghe/hooks/data/activities';
import { Button } from '@qinghe/ui/components/Button';
import { Icon } from '@qinghe/ui/components/Icon';
import { text } from '@qinghe/ui/styles/text';
import { useFavourite } from '@qinghe/features/account/MemberAction';
import { shareLink } from '@qinghe/features/routing/Share';
import * as styles from './ActivityDetail.styles.ts';

export interface ActivityFavouriteProps {
  detail: ActivityDetail;
  /** Whether the button is in the bottom bar of a mobile page. */
  isBar?: boolean;
}

/** Toggle button that adds the activity to the member's favourites or removes it. */
export function ActivityFavourite({
  detail: { activate, isCollect },
  isBar = false,
}: ActivityFavouriteProps) {
  const handleClick = useFavourite(useActivity(activate.id), useActivityLike(activate.id));
  const heart = <Icon as={Heart} size={isBar ? 20 : 18} css={isCollect && styles.heartOn} />;
  if (isBar)
    return (
      <button
        type="button"
        css={[text.micro, styles.barAction]}
        aria-pressed={isCollect}
        onClick={handleClick}
      >
        {heart}
        收藏
      </button>
    );
  return (
    <Button
      variant={isCollect ? 'soft' : 'outline'}
      isBlock
      aria-pressed={isCollect}
      icon={heart}
      onClick={handleClick}
    >
      收藏
    </Button>
  );
}

/** Button that shares the page of an activity, or copies its address where the browser cannot share. */
export function ActivityShare({ title }: { title: string }) {
  return (
    <Button
      variant="outline"
      isBlock
      icon={<Icon as={Share2} size={18} />}
      onClick={() => void shareLink(title)}
    >
      分享
    </Button>
  );
}
