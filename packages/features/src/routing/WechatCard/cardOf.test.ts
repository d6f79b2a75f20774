import { expect, it } from 'vitest';
import { cardOf } from './cardOf.ts';

const SCHOOL = 'https://school.example';
const school = { title: '来青禾学堂一起学', desc: '慢一点，讲清楚。', icon: '/icon.png' };
const course = {
  address: `${SCHOOL}/h5/courses/detail/7?msv=99&tab=lessons`,
  title: '线性代数',
  description: '从方程组到特征值。',
  picture: '/covers/algebra.png',
};
const home = { ...course, address: `${SCHOOL}/h5/`, title: '青禾学堂' };

it('shows a page by its own title, sentence and picture, with the mark of whoever shares it', () => {
  expect(cardOf(course, school, '12')).toEqual({
    title: '线性代数',
    desc: '从方程组到特征值。',
    link: `${SCHOOL}/courses/detail/7?msv=12`,
    imgUrl: `${SCHOOL}/covers/algebra.png`,
  });
  expect(cardOf(course, school, null).link).toBe(`${SCHOOL}/courses/detail/7`);
});

it.each(['/h5/', '/h5/member/orders', '/h5/login?redirect=%2Fmember'])(
  'shows %s by what the school says of itself',
  (path) => {
    expect(cardOf({ ...home, address: SCHOOL + path }, school, '12')).toEqual({
      title: school.title,
      desc: school.desc,
      link: `${SCHOOL}/h5/?msv=12`,
      imgUrl: `${SCHOOL}/icon.png`,
    });
  },
);

it('shows a home page by its own words where the school says nothing', () => {
  for (const silent of [null, { title: '', desc: '', icon: '' }])
    expect(cardOf(home, silent, null)).toEqual({
      title: home.title,
      desc: home.description,
      link: `${SCHOOL}/h5/`,
      imgUrl: `${SCHOOL}/covers/algebra.png`,
    });
});

it.each([
  ['', '/icon.png', `${SCHOOL}/icon.png`],
  ['data:image/png;base64,AA', '/icon.png', `${SCHOOL}/icon.png`],
  ['//cdn.example/a.png', '', 'https://cdn.example/a.png'],
  ['', '', ''],
])('takes a picture that WeChat can fetch: %j, else %j', (picture, icon, imgUrl) => {
  expect(cardOf({ ...course, picture }, { ...school, icon }, null).imgUrl).toBe(imgUrl);
});
