import { addons, types } from 'storybook/manager-api';
import { docsTheme } from './docsTheme.ts';
import { FitTool, FitToPane } from './frame/FitToPane.ts';
import { Switches } from './frame/Switches.ts';

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: docsTheme(isDark ? 'dark' : 'light'),
  sidebar: {
    showRoots: true,
    collapsedRoots: ['components', 'patterns', 'flows', 'desktop', 'mobile', 'data', 'demo-school'],
  },
});

addons.register('qinghe/fit', () => {
  addons.add('qinghe/fit/pane', { type: types.PREVIEW, render: FitToPane });
  addons.add('qinghe/fit/tool', {
    type: types.TOOL,
    title: 'Fit to the pane',
    match: ({ viewMode }) => viewMode === 'story',
    render: FitTool,
  });
  addons.add('qinghe/switches', {
    type: types.TOOL,
    title: 'Feature switches',
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    render: Switches,
  });
});
