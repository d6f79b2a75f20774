import type { HTMLAttributes, Ref } from 'react';
import { panelId, tabId } from './ids.ts';

export interface TabPanelProps extends Omit<HTMLAttributes<HTMLDivElement>, 'id'> {
  /** The `id` of the `Tabs` it belongs to. */
  tabsId: string;
  /** The tab that is on. */
  value: string;
  /** The element on the page. */
  ref?: Ref<HTMLDivElement>;
}

/** What belongs to the chosen tab. */
export function TabPanel({ tabsId, value, ...rest }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={panelId(tabsId, value)}
      aria-labelledby={tabId(tabsId, value)}
      {...rest}
    />
  );
}
