import { describe, expect, it } from 'vitest';
import type { Course } from '@qinghe/api/resources/courses';
import { pickVipCourses } from './useVipCourses.ts';

const course = (id: number, look: Partial<Course>): Course => ({
  id,
  title: `课程 ${id}`,
  slug: '',
  thumb: '',
  charge: 100,
  short_description: '',
  seo_keywords: '',
  seo_description: '',
  published_at: null,
  is_show: true,
  category_id: 0,
  is_rec: false,
  user_count: 0,
  is_free: false,
  is_allow_comment: true,
  is_vip_free: true,
  videos_count: 1,
  category: null,
  ...look,
});

describe('pickVipCourses', () => {
  it('takes what members watch free and others pay for', () => {
    const items = [
      course(1, { charge: 199 }),
      course(2, { is_vip_free: false }),
      course(3, { is_free: true, charge: 0 }),
      course(4, { charge: 99 }),
    ];
    const { courses, price, isWhole } = pickVipCourses(items, 4);
    expect(courses.map(({ id }) => id)).toEqual([1, 4]);
    expect([price, isWhole]).toEqual([298, true]);
    expect(pickVipCourses(items, 5).isWhole).toBe(false);
  });

  it('has nothing to say of a server that does not tell', () => {
    expect(pickVipCourses([course(1, { is_vip_free: false })], 1).courses).toEqual([]);
  });
});
