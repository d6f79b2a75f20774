import { readEnv } from '@qinghe/hooks/env';
import { useSystem } from '@qinghe/hooks/stores/system';
import type { PageMetaProps } from './PageMeta.tsx';
import { noteMeta } from './notedMeta.ts';

/** Notes what belongs into the head of the page that is rendered in advance. */
export function PageMeta(props: PageMetaProps) {
  const name = useSystem().config?.name || readEnv().brand;
  noteMeta({ ...props, name });
  return null;
}
