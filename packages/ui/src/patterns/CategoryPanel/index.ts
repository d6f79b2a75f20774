export {
  CategoryPanel,
  categoryPanelLayouts,
  type CategoryPanelItem,
  type CategoryPanelProps,
} from './CategoryPanel.tsx';
