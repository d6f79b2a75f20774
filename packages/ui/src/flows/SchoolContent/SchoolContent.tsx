import { useCallback } from 'react';
import { isOpenPath, useSystem } from '@qinghe/hooks/stores/system';
import { RichContent, type RichContentProps } from '../../components/RichContent/index.ts';

export type SchoolContentProps = Omit<RichContentProps, 'isOpenLink'>;

/** HTML that the school has written; of its links to modules that are switched off the words stay. */
export function SchoolContent(props: SchoolContentProps) {
  const { configFunc } = useSystem();
  const isOpenLink = useCallback((path: string) => isOpenPath(path, configFunc), [configFunc]);
  return <RichContent isOpenLink={isOpenLink} {...props} />;
}
