import { storyRouter } from '@qinghe/features/testing/storyRouter';
import { App } from './App.tsx';

export interface StoryAppProps {
  /** The address that the story opens, such as `/courses?cid=2`. */
  initialPath: string;
}

/** The whole site at an address, for page stories. */
export function StoryApp({ initialPath }: StoryAppProps) {
  return <App router={storyRouter(initialPath)} />;
}
