import { Heart } from 'lucide-react';
import type { CourseDetail } from '@qinghe/api/resources/courses';
import { useCourse, useCourseLike } from '@qinghe/hooks/data/courses';
import { Icon } from '@qinghe/ui/components/Icon';
import { IconButton } from '@qinghe/ui/components/IconButton';
import { text } from '@qinghe/ui/styles/text';
import { useFavourite } from '@qinghe/features/account/MemberAction';
import * as styles from './CourseDetail.styles.ts';

const LABEL = '收藏课程';

export interface FavouriteButtonProps {
  detail: CourseDetail;
}

/** Puts the course among the member's favourites or takes it out. */
export function FavouriteButton({ detail: { course, isCollect } }: FavouriteButtonProps) {
  const toggle = useFavourite(useCourse(course.id), useCourseLike(course.id));
  return (
    <IconButton
      label={LABEL}
      icon={Heart}
      size="lg"
      isBordered
      isPressed={isCollect}
      onClick={toggle}
    />
  );
}

/** The same in the bottom bar of the mobile site, with its word below. */
export function FavouriteTile({ detail: { course, isCollect } }: FavouriteButtonProps) {
  const toggle = useFavourite(useCourse(course.id), useCourseLike(course.id));
  return (
    <button
      type="button"
      aria-label={LABEL}
      aria-pressed={isCollect}
      css={[text.micro, styles.tile, isCollect && styles.tileOn]}
      onClick={toggle}
    >
      <Icon as={Heart} size={20} css={isCollect && styles.heartOn} />
      收藏
    </button>
  );
}
