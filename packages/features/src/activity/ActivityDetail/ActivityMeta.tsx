import { useCallback } from 'react';
import type { ActivityBody } from '@qinghe/api/resources/activities';
import { plainText } from '@qinghe/hooks/rich-text';
import { PageMeta } from '@qinghe/features/routing/PageMeta';

/** The document's title and description, and structured data, on the page of an activity. */
export function ActivityMeta({ activity }: { activity: ActivityBody }) {
  const { title, thumb, seo_description: seo, short_description: short, render_desc } = activity;
  const description = seo || short || plainText(render_desc, 120) || undefined;
  const loadFacts = useCallback(
    async (site: string, origin: string) =>
      (await import('./eventFacts.ts')).eventFacts(activity, site, origin),
    [activity],
  );
  return (
    <PageMeta
      title={title}
      description={description}
      image={thumb || undefined}
      loadFacts={loadFacts}
    />
  );
}
