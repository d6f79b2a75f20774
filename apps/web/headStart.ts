import type { HeadStart } from '../../vite/headStart.ts';

/** Requests that start before the code is loaded, for the pages that most visits begin with. */
export const starts: readonly HeadStart[] = [
  {
    address: '^/(?:\\?|$)',
    page: 'Home',
    calls: [
      '/api/v2/sliders?platform=PC',
      '/api/v2/announcement/latest',
      '/api/v2/course_categories',
    ],
    callsIfKnown: [
      '/api/v2/viewBlock/page/blocks?platform=pc&page_name=pc-page-index',
      '/api/v2/decorationPage/blocks?page_name=pc-page-index',
    ],
  },
  {
    address: '^/courses/?$',
    page: 'Courses',
    calls: [
      '/api/v2/courses?page=1&page_size=12&category_id=0&scene=',
      '/api/v2/course_categories',
    ],
  },
  {
    address: '^/courses/detail/([1-9]\\d*)(?:\\?|$)',
    page: 'CourseDetail',
    calls: ['/api/v2/course/$1', '/api/v2/course_categories'],
  },
];
