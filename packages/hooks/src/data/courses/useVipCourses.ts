import { getCourses } from '@qinghe/api/resources/courses';
import type { Course } from '@qinghe/api/resources/courses';
import { freshness, mapQuery, useEndpoint } from '../swr/index.ts';
import type { DerivedQuery } from '../swr/index.ts';
import { courseListInput } from './useCourses.ts';

/** Number of courses that are searched for those covered by a membership. */
const LOOKED_AT = 100;

/** Courses that a membership covers, and their total price when bought one by one. */
export interface VipCourses {
  courses: Course[];
  /** Sum of their prices, in yuan. */
  price: number;
  /** Whether the list is complete: false where the school has more courses than were searched. */
  isWhole: boolean;
}

/** Picks the courses that are free for VIP members and cost money for others. */
export function pickVipCourses(items: readonly Course[], total: number): VipCourses {
  const courses = items.filter((course) => course.is_vip_free && !course.is_free);
  const price = courses.reduce((sum, { charge }) => sum + charge, 0);
  return { courses, price, isWhole: total <= items.length };
}

/** Loads the courses that a membership covers, best-selling first. Empty for servers before 4.9.26, which do not mark them. */
export function useVipCourses(): DerivedQuery<VipCourses> {
  const input = courseListInput({ scene: 'sub', pageSize: LOOKED_AT });
  const query = useEndpoint(getCourses, input, { dedupingInterval: freshness.content });
  return mapQuery(query, ({ items, total }) => pickVipCourses(items, total));
}
