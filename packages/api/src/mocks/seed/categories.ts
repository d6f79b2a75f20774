import type { CategoryRow, FooterCategoryRow } from '../tables.ts';

const COURSE_CATEGORIES: [string, string[]][] = [
  ['程序设计', ['前端开发', '算法与数据结构']],
  ['人工智能', ['机器学习', '大模型应用']],
  ['产品设计', ['交互设计', '视觉设计']],
  ['商业财会', ['财务分析', '数据分析']],
  ['语言学习', ['英语', '中文写作']],
  ['人文历史', ['中国史', '心理学']],
  ['自然科学', ['天文', '植物', '数学']],
  ['艺术音乐', ['摄影', '音乐', '书法']],
];

/** Returns the course categories. Parents have the ids 1 to 8; children `parent * 10 + position`, such as 73 数学. */
export function createCategories(): CategoryRow[] {
  return COURSE_CATEGORIES.flatMap(([name, children], index) => [
    { id: index + 1, parent_id: 0, sort: index + 1, name },
    ...children.map((child, position) => ({
      id: (index + 1) * 10 + position + 1,
      parent_id: index + 1,
      sort: position + 1,
      name: child,
    })),
  ]);
}

export function createActivateCategories(): CategoryRow[] {
  return ['城市漫步', '手作工坊', '读书会', '自然观察', '亲子共学'].map((name, index) => ({
    id: index + 1,
    parent_id: 0,
    sort: index + 1,
    name,
  }));
}

export function createFooterCategories(): FooterCategoryRow[] {
  return [
    { id: 1, name: '程序与数据', type: 'course', sort: 1 },
    { id: 3, name: '设计与艺术', type: 'course', sort: 2 },
    { id: 6, name: '人文与历史', type: 'course', sort: 3 },
    { id: 7, name: '自然与科学', type: 'course', sort: 4 },
    { id: 1, name: '城市漫步', type: 'activate', sort: 5 },
    { id: 2, name: '手作工坊', type: 'activate', sort: 6 },
    { id: 3, name: '读书会', type: 'activate', sort: 7 },
  ];
}
