import type { Decorator, Preview } from '@storybook/react-vite';
import { untilLeft } from './leaving.ts';

const importWorld = () => import('./world.ts');

type World = Awaited<ReturnType<typeof importWorld>>;

/** What of a story is needed to give it a school. */
type Shown = Parameters<World['loadWorker']>[0];

/** What stories live in, once one has been shown: the demo school, its stores and its clock. Pages of prose do without. */
let world: World | null = null;

const loadWorld = async (): Promise<World> => (world ??= await importWorld());

/** Gives a story the service worker that answers for the demo school; one that is left meanwhile does without. */
export const loadSchool = (context: Shown) =>
  untilLeft(
    context.abortSignal,
    loadWorld().then(({ loadWorker }) => loadWorker(context)),
  );

/** Lets a story begin on the day of all stories, in a school that is opened afresh. */
export const beginStory: Preview['beforeEach'] = async (context) => {
  const { freezeClock, openSchool } = await loadWorld();
  const thaw = freezeClock();
  // Before anything asks the school: calls say which site they come from.
  document.documentElement.toggleAttribute('data-h5', context.title.startsWith('Mobile/'));
  openSchool(context);
  return thaw;
};

/** Draws the shown story anew when the toolbar opens another school, and turns the switches of features. */
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
