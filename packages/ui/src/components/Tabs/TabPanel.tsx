import type { HTMLAttributes, Ref } from 'react';
import { panelId, tabId } from './ids.ts';

export interface TabPanelProps extends Omit<HTMLAttributes<HTMLDivElement>, 'id'> {
  /** The `id` of the `Tabs` that the panel belongs to. */
  tabsId: string;
  /** Value of the selected tab. */
  value: string;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** The panel with the content of the selected tab. */
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
