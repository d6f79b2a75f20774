import {
  DEMO_TOKENS,
  findScenario,
  networks,
  type Network,
  type Scenario,
} from '@qinghe/api/mocks';
import type { LoginName } from './schoolToolbar.ts';

/** What the toolbar chooses; `story` leaves it to the story, `scenario` to its scenario. */
export interface SchoolGlobals {
  scenario?: string;
  login?: string;
  network?: string;
}

/** The token of a member to be in the toolbar; null is a visitor. */
const tokens: ReadonlyMap<string, string | null> = new Map<LoginName, string | null>([
  ['visitor', null],
  ['ordinary', DEMO_TOKENS.ordinary],
  ['unbound', DEMO_TOKENS.unbound],
  ['facePending', DEMO_TOKENS.facePending],
]);

const choicesOf = new Map<string, Network>(Object.entries(networks));

/**
 * The state of the school for one story: its own scenario, another one if the toolbar says so, and the
 * toolbar's login state and network on top. Throws when a scenario does not exist.
 */
export function chooseState(globals: SchoolGlobals, ofStory = 'visitor'): Scenario {
  const { scenario: wanted = 'story', login = '', network = '' } = globals;
  const id = wanted === 'story' ? ofStory : wanted;
  const scenario = findScenario(id);
  if (!scenario) throw new Error(`There is no scenario called ${id}.`);
  const { token = null, handlers = [], ...rest } = scenario;
  const chosenToken = tokens.has(login) ? tokens.get(login) : token;
  return {
    ...rest,
    ...(chosenToken && { token: chosenToken }),
    handlers: choicesOf.get(network)?.handlers ?? handlers,
  };
}
