import { ACTIVITY_STATUS, type ActivityBody } from '@qinghe/api/resources/activities';
import { paths } from '@qinghe/hooks/url';
import { breadcrumbFacts } from '@qinghe/features/routing/PageMeta';

/** Returns structured data of an activity and its breadcrumbs for search engines (schema.org). */
export function eventFacts(activity: ActivityBody, site: string, origin: string): object[] {
  const { id, title, thumb, status, user_limit: limit, user_count: count } = activity;
  const { province, city, area, address } = activity;
  const steps = [
    { name: site, path: paths.home() },
    { name: '线下活动', path: paths.activities() },
    { name: title, path: paths.activity(id) },
  ];
  const isCancelled = status === ACTIVITY_STATUS.cancelled;
  const isFull = status === ACTIVITY_STATUS.full || (limit > 0 && count >= limit);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: title,
      description: activity.seo_description || activity.short_description || title,
      ...(thumb && { image: new URL(thumb, origin).href }),
      ...(activity.started_at && { startDate: activity.started_at }),
      ...(activity.ended_at && { endDate: activity.ended_at }),
      eventStatus: `https://schema.org/${isCancelled ? 'EventCancelled' : 'EventScheduled'}`,
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: address || city || site,
        address: {
          '@type': 'PostalAddress',
          addressCountry: 'CN',
          addressRegion: province,
          addressLocality: city + area,
          streetAddress: address,
        },
      },
      organizer: { '@type': 'Organization', name: site, url: origin },
      offers: {
        '@type': 'Offer',
        url: origin + paths.activity(id),
        price: activity.is_free ? 0 : activity.charge,
        priceCurrency: 'CNY',
        availability: `https://schema.org/${isFull ? 'SoldOut' : 'InStock'}`,
      },
    },
    breadcrumbFacts(steps, origin),
  ];
}
