import type { Course } from '@qinghe/api/resources/courses';
import type { BlockCourse } from '@qinghe/api/resources/home';
import { paths } from '@qinghe/hooks/url';
import type { CourseCardProps } from '@qinghe/ui/patterns/CourseCard';
import { grouped } from '@qinghe/ui/words';

/** Formats how many people take a course, in the same words everywhere; empty for none. */
export const learnersText = (count: number) => (count > 0 ? `${grouped(count)} 人学过` : '');

/** Returns short facts of a course, such as 48 课时 and 12,480 人学过. Unknown and zero values are left out. */
export const courseMeta = (course: { videos_count?: number; user_count: number }): string[] =>
  [
    course.videos_count ? `${course.videos_count} 课时` : '',
    learnersText(course.user_count),
  ].filter(Boolean);

type CardCourse = Pick<
  BlockCourse,
  'id' | 'title' | 'thumb' | 'charge' | 'is_free' | 'user_count'
> &
  Partial<Pick<Course, 'videos_count' | 'is_vip_free'>>;

/** Returns the card's props for a course; `isVipShown` is the feature switch `vip`. */
export function courseCardProps(
  course: CardCourse,
  isVipShown: boolean,
): Pick<CourseCardProps, 'href' | 'title' | 'cover' | 'meta' | 'price' | 'isFree' | 'isVipFree'> {
  return {
    href: paths.course(course.id),
    title: course.title,
    cover: course.thumb,
    meta: courseMeta(course),
    price: course.charge,
    isFree: course.is_free,
    isVipFree: isVipShown && course.is_vip_free,
  };
}
