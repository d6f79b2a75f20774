import { describe, expect, it } from 'vitest';
import type { StudyCourse } from '@qinghe/hooks/data/study';
import { continueHref, continueText, lastLessonText, studyCardProps } from './studyCard.ts';

const study: StudyCourse = {
  courseId: 7,
  course: { title: '线性代数', thumb: '/a.svg', charge: 129 },
  progress: 62,
  lastLesson: { id: 25, title: '特征向量', seconds: 378, at: null },
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

  it('is not free because its price is unknown', () => {
    const course = study.course && { ...study.course, charge: null };
    const card = studyCardProps({ ...study, course, progress: null });
    expect(card).toMatchObject({ price: 0, isFree: false });
  });

  it('is nothing when it was deleted', () => {
    expect(studyCardProps({ ...study, course: null })).toBeNull();
  });

  it('goes on with the lesson opened last', () => {
    expect(continueHref(study)).toBe('/courses/video/7?lesson=25');
    expect(continueText(study)).toBe('继续学习');
    expect(continueHref({ ...study, lastLesson: null })).toBe('/courses/video/7');
    expect(continueText({ ...study, lastLesson: null })).toBe('开始学习');
    expect(continueText({ ...study, progress: 100 })).toBe('重新学习');
  });

  it('leaves an unknown moment out', () => {
    expect(lastLessonText({ lastLesson: { id: 1, title: '序', seconds: 0, at: null } })).toBe(
      '上次学到 序',
    );
  });
});
