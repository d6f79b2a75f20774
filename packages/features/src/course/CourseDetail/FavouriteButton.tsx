import { Heart } from 'lucide-react';
import type { CourseDetail } from '@qinghe/api/resources/courses';
import { useCourse, useCourseLike } from '@qinghe/hooks/data/courses';
import { Icon } from '@qinghe/ui/components/Icon';
import { IconButton, type IconButtonProps } from '@qinghe/ui/components/IconButton';
import { text } from '@qinghe/ui/styles/text';
import { useFavourite } from '@qinghe/features/account/MemberAction';
import * as styles from './CourseDetail.styles.ts';

const LABEL = '收藏课程';

export interface FavouriteButtonProps {
  detail: CourseDetail;
}

/** Toggle button that adds the course to the member's favourites or removes it. */
export function FavouriteButton({
  detail: { course, isCollect },
  ...look
}: FavouriteButtonProps & Pick<IconButtonProps, 'size' | 'isBordered'>) {
  const toggle = useFavourite(useCourse(course.id), useCourseLike(course.id));
  return (
    <IconButton
      label={LABEL}
      icon={Heart}
      size="lg"
      isBordered
      {...look}
      isPressed={isCollect}
      onClick={toggle}
    />
  );
}

/** The favourite button in the bottom bar of the mobile site, with a text below its icon. */
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
