import type { Course } from '@qinghe/api/resources/courses';
import type { BlockCourse } from '@qinghe/api/resources/home';
import { paths } from '@qinghe/hooks/url';
import type { CourseCardProps } from '@qinghe/ui/patterns/CourseCard';
import { grouped } from './grouped.ts';

/** Short facts of a course: 48 讲, 12,480 人学过. What is not known or 0 is left out. */
export function courseMeta(course: { videos_count?: number; user_count: number }): string[] {
  const facts: string[] = [];
  if (course.videos_count) facts.push(`${course.videos_count} 讲`);
  if (course.user_count > 0) facts.push(`${grouped(course.user_count)} 人学过`);
  return facts;
}

type CardCourse = Pick<
  BlockCourse,
  'id' | 'title' | 'thumb' | 'charge' | 'is_free' | 'user_count'
> &
  Partial<Pick<Course, 'videos_count' | 'is_vip_free'>>;

/** What a course card shows of a course; `isVipShown` is the feature switch `vip`. */
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
