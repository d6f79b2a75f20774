import '@fontsource-variable/jetbrains-mono';
import '@fontsource-variable/noto-sans-sc';
import '@fontsource-variable/noto-serif-sc';
import '../packages/ui/src/tokens/tokens.css';
import '../packages/ui/src/styles/global.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { markFirstContent } from '../packages/ui/src/components/Late/late.ts';
import { withSite } from './decorators/site.tsx';
import { motionToolbar } from './decorators/motion.ts';
import { schoolToolbar } from './decorators/schoolToolbar.ts';
import { textSizeToolbar } from './decorators/textSize.ts';
import { firstTheme } from './decorators/frames.ts';
import { hideElements } from './nodeControls.ts';
import { explainProps } from './propWords.ts';
import { LateDocsCode, LateDocsFrame, LateStoryDocs } from './lateDocs.tsx';
import { beginStory, loadSchool, withSchool } from './lateWorld.tsx';
import { mountUntilLeft } from './leaving.ts';
import { offerWindows } from './decorators/windowChoice.ts';

// Marked at once: code that waits for a page's first content would delay the first story of a session.
markFirstContent();

configure({
  // Generous, as awaited content may first have to be fetched on a busy machine.
  asyncUtilTimeout: 5000,
  // The page's text is more helpful than its elements, whose listing is cut off within the header.
  getElementError: (message) => {
    const asked = message?.split('\n\n')[0] ?? '';
    const error = new Error(`${asked}\n\nThe page says:\n${document.body.innerText}`);
    // Waiting queries check for this name, to point to their line in the story.
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

void offerWindows();

// Used by the run of all stories in vrt/.
Object.assign(window, { __QINGHE_CHECKS__: () => import('./checks/index.ts') });

const preview: Preview = {
  mount: mountUntilLeft,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true },
    a11y: {
      test: 'error',
      config: {
        rules: [
          {
            // The focus guards of an open dialog pass the focus on; axe accepts them only once it treats the dialog as modal.
            id: 'aria-hidden-focus',
            selector: '[aria-hidden="true"]:not([data-base-ui-focus-guard])',
          },
        ],
      },
    },
    docs: {
      container: LateDocsFrame,
      page: LateStoryDocs,
      components: { code: LateDocsCode },
    },
    viewport: {
      options: {
        phoneSmall: { name: '320', styles: { width: '320px', height: '640px' } },
        phone: { name: '375', styles: { width: '375px', height: '812px' } },
        phoneLarge: { name: '430', styles: { width: '430px', height: '932px' } },
        belowTablet: { name: '767', styles: { width: '767px', height: '900px' } },
        tablet: { name: '768', styles: { width: '768px', height: '1024px' } },
        turned: { name: '812 turned', styles: { width: '812px', height: '375px' } },
        laptop: { name: '1280', styles: { width: '1280px', height: '800px' } },
        desktop: { name: '1920', styles: { width: '1920px', height: '1080px' } },
        pane: { name: 'As large as the pane', styles: { width: '100%', height: '100%' } },
      },
    },
    options: {
      storySort: {
        order: [
          'Guides',
          ['Welcome', 'Screens', 'Patterns', 'Content', 'Status', 'Specification', 'Contributing'],
          'Foundations',
          [
            'Tokens',
            'Colour',
            'Theming',
            'Type',
            'Space and shape',
            'Elevation',
            'Layers',
            'Grid and root',
            'Icons',
            'Motion',
            'Brand',
            'Illustration',
            'Imagery',
          ],
          'Components',
          'Patterns',
          'Flows',
          'Desktop',
          'Mobile',
          'Data',
          ['API', ['Reference'], 'Hooks'],
          'Demo school',
          ['About', 'Scenarios', 'Toolbars'],
        ],
      },
    },
  },
  initialGlobals: {
    theme: firstTheme(),
    textSize: '100',
    motion: 'system',
    scenario: 'story',
    login: 'scenario',
    network: 'scenario',
    features: 'default',
  },
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
    ...textSizeToolbar,
    ...motionToolbar,
    ...schoolToolbar,
  },
  argTypesEnhancers: [hideElements, explainProps],
  loaders: [loadSchool],
  beforeEach: beginStory,
  decorators: [withSchool, withSite],
};
export default preview;
