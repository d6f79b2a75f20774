import { Heart } from 'lucide-react';
import type { CourseDetail } from '@qinghe/api/resources/courses';
import { Button, type ButtonProps } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import * as styles from './CourseDetail.styles.ts';
import { useFavourite, type AskForLogin } from './useFavourite.ts';

export interface FavouriteButtonProps extends Pick<ButtonProps, 'size' | 'isBlock' | 'isPill'> {
  detail: CourseDetail;
  onAskForLogin: AskForLogin;
}

/** Puts the course among the member's favourites or takes it out. */
export function FavouriteButton({ detail, onAskForLogin, ...look }: FavouriteButtonProps) {
  const { course, isCollect } = detail;
  const handleClick = useFavourite(course.id, onAskForLogin);
  return (
    <Button
      variant={isCollect ? 'soft' : 'outline'}
      aria-pressed={isCollect}
      icon={<Icon as={Heart} css={isCollect && styles.heartOn} />}
      onClick={handleClick}
      {...look}
    >
      收藏课程
    </Button>
  );
}
