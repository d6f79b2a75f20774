import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: '青禾学堂 design system', brandUrl: './' }),
  sidebar: { showRoots: true },
});
