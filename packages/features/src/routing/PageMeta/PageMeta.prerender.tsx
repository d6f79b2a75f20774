import { useSchoolName, useSystem } from '@qinghe/hooks/stores/system';
import type { PageMetaProps } from './PageMeta.tsx';
import { noteMeta } from './notedMeta.ts';

/** Records the data for the head of the page that is rendered in advance. */
export function PageMeta(props: PageMetaProps) {
  const config = useSystem((state) => state.config);
  const name = useSchoolName();
  const image = props.image || config?.logo.logo;
  noteMeta({ ...props, image, name });
  return null;
}
