import type { ReactNode } from 'react';
import type { ActivityDetail } from '@qinghe/api/resources/activities';
import { useActivity } from '@qinghe/hooks/data/activities';
import { isNotFound } from '@qinghe/hooks/data/swr';
import { paths, readId } from '@qinghe/hooks/url';
import { Loading } from '@qinghe/ui/components/Skeleton';
import { useParams } from '@qinghe/features/routing/Routing';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { GoneContent } from '@qinghe/features/states/StatusPages';
import { ActivityUnavailable } from './ActivityUnavailable.tsx';

export interface ActivityGateProps {
  /** Shown while the activity is loading. */
  skeleton: ReactNode;
  /** Renders the bar on top, in every state; `isOverPicture` while the page begins with its poster, or may do so. */
  head?: (isOverPicture: boolean) => ReactNode;
  /** Renders the page of the loaded activity. */
  children: (detail: ActivityDetail) => ReactNode;
}

/** Loads the activity that the path names. Shows an error if it does not exist or cannot be loaded. */
export function ActivityGate({ skeleton, head, children }: ActivityGateProps) {
  const id = readId(useParams()['activateId']);
  const query = useActivity(id);
  const { data, error } = query;
  if (id === null || (!data && isNotFound(error)))
    return (
      <>
        <PageMeta title="内容不存在" />
        {head?.(false)}
        <GoneContent href={paths.activities()} linkText="看看其他活动" />
      </>
    );
  if (!data && error)
    return (
      <>
        {head?.(false)}
        <ActivityUnavailable id={id} query={query} />
      </>
    );
  return (
    <>
      {head?.(data?.activate.thumb !== '')}
      <Loading isLoading={!data} skeleton={skeleton}>
        {data && children(data)}
      </Loading>
    </>
  );
}
