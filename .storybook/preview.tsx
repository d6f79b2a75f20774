import '@fontsource-variable/jetbrains-mono';
import '@fontsource-variable/noto-sans-sc';
import '@fontsource-variable/noto-serif-sc';
import '../packages/ui/src/tokens/tokens.css';
import '../packages/ui/src/styles/global.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { withSite } from './decorators/site.tsx';
import { freezeClock } from './decorators/clock.ts';
import { featuresToolbar, withFeatures } from './decorators/features.tsx';
import { openSchool, schoolToolbar } from './decorators/school.ts';

declare global {
  /** Whether this run compares pictures; false in Storybook itself. */
  const __VRT__: boolean;
}

/** Whole pages come to rest too late for a dependable picture as yet. */
const isWholeSite = (title: string) => /^(Desktop|Mobile)\//.test(title);

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true },
    a11y: { test: 'error' },
    viewport: {
      options: {
        phoneSmall: { name: '320', styles: { width: '320px', height: '640px' } },
        phone: { name: '375', styles: { width: '375px', height: '812px' } },
        phoneLarge: { name: '430', styles: { width: '430px', height: '932px' } },
        tablet: { name: '768', styles: { width: '768px', height: '1024px' } },
        laptop: { name: '1280', styles: { width: '1280px', height: '800px' } },
        desktop: { name: '1920', styles: { width: '1920px', height: '1080px' } },
      },
    },
    options: {
      storySort: {
        order: [
          'Guides',
          ['Welcome'],
          'Foundations',
          'Components',
          'Patterns',
          'Flows',
          'Desktop',
          'Mobile',
          'Data',
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', scenario: 'visitor', features: 'default' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    ...schoolToolbar,
    ...featuresToolbar,
  },
  beforeEach: (context) => {
    const thaw = freezeClock();
    openSchool(context);
    return thaw;
  },
  afterEach: async ({ id, tags, title }) => {
    if (!__VRT__ || !tags.includes('vrt') || isWholeSite(title)) return;
    const { takePictures } = await import('./vrt.ts');
    await takePictures(id);
  },
  decorators: [withSite, withFeatures],
};
export default preview;
