import { describe, expect, it } from 'vitest';
import type { StudyCourse } from '@qinghe/hooks/data/study';
import { lastLessonText, studyCardProps } from './studyCard.ts';

const study: StudyCourse = {
  courseId: 7,
  course: { title: '线性代数', thumb: '/a.svg', charge: 129 },
  progress: 62,
  lastLesson: { title: '特征向量', seconds: 378 },
};

describe('a course of the member', () => {
  it('leads to the course and says where the member was', () => {
    expect(studyCardProps(study)).toEqual({
      href: '/courses/detail/7',
      title: '线性代数',
      cover: '/a.svg',
      meta: ['上次学到 特征向量 06:18'],
      progress: 62,
    });
  });

  it('shows the price until it is opened', () => {
    const card = studyCardProps({ ...study, progress: null, lastLesson: null });
    expect(card).toMatchObject({ meta: ['还没有开始学'], price: 129, isFree: false });
    expect(card).not.toHaveProperty('progress');
  });

  it('is nothing when it was deleted', () => {
    expect(studyCardProps({ ...study, course: null })).toBeNull();
  });

  it('leaves an unknown moment out', () => {
    expect(lastLessonText({ lastLesson: { title: '序', seconds: 0 } })).toBe('上次学到 序');
  });
});
