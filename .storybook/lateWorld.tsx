import type { Decorator, Preview } from '@storybook/react-vite';
import { untilLeft } from './leaving.ts';

const importWorld = () => import('./world.ts');

type World = Awaited<ReturnType<typeof importWorld>>;

/** The parts of a story's context that are needed to load the demo school. */
type Shown = Parameters<World['loadWorker']>[0];

/** The demo school, stores and clock of stories; loaded with the first story, as pages of text do not need them. */
let world: World | null = null;

const loadWorld = async (): Promise<World> => (world ??= await importWorld());

/** Starts the service worker of the demo school for a story; stops waiting when the story is left. */
export const loadSchool = (context: Shown) =>
  untilLeft(
    context.abortSignal,
    loadWorld().then(({ loadWorker }) => loadWorker(context)),
  );

/** Prepares a story: freezes the date at that of all stories, and resets the demo school. */
export const beginStory: Preview['beforeEach'] = async (context) => {
  const { freezeClock, openSchool } = await loadWorld();
  const thaw = freezeClock();
  // Set before the first call, as calls tell the server which site they come from.
  document.documentElement.toggleAttribute('data-h5', context.title.startsWith('Mobile/'));
  openSchool(context);
  return thaw;
};

/** Remounts the story when the toolbar chooses another scenario, login or network, and applies the feature switches. */
export const withSchool: Decorator = (Story, { globals }) => {
  if (!world) throw new Error('A story is drawn before there is a school.');
  return (
    <world.FeatureSwitches
      key={[globals.scenario, globals.login, globals.network].join()}
      choice={globals.features}
    >
      <Story />
    </world.FeatureSwitches>
  );
};
