export { Tabs, tabsVariants, type TabItem, type TabsProps } from './Tabs.tsx';
export { TabPanel, type TabPanelProps } from './TabPanel.tsx';
