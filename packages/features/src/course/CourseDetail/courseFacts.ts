import type { CourseBody } from '@qinghe/api/resources/courses';
import { paths } from '@qinghe/hooks/url';
import { breadcrumbFacts } from '@qinghe/features/routing/PageMeta';

/** Returns structured data of a course and its breadcrumbs for search engines (schema.org). */
export function courseFacts(course: CourseBody, site: string, origin: string): object[] {
  const steps = [
    { name: site, path: paths.home() },
    { name: '线上课程', path: paths.courses() },
    { name: course.title, path: paths.course(course.id) },
  ];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Course',
      name: course.title,
      description: course.seo_description || course.short_description || course.title,
      ...(course.thumb && { image: new URL(course.thumb, origin).href }),
      provider: { '@type': 'Organization', name: site, url: origin },
      offers: {
        '@type': 'Offer',
        category: course.is_free ? 'Free' : 'Paid',
        price: course.is_free ? 0 : course.charge,
        priceCurrency: 'CNY',
      },
    },
    breadcrumbFacts(steps, origin),
  ];
}
