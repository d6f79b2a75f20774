import {
  DEMO_TOKENS,
  findScenario,
  networks,
  type Network,
  type Scenario,
} from '@qinghe/api/mocks';
import type { LoginName } from './schoolToolbar.ts';

/** The choices of the toolbar; `story` uses the story's scenario, `scenario` the login or network of the scenario. */
export interface SchoolGlobals {
  scenario?: string;
  login?: string;
  network?: string;
}

/** The token for each login state of the toolbar; null for a visitor. */
const tokens: ReadonlyMap<string, string | null> = new Map<LoginName, string | null>([
  ['visitor', null],
  ['ordinary', DEMO_TOKENS.ordinary],
  ['unbound', DEMO_TOKENS.unbound],
  ['facePending', DEMO_TOKENS.facePending],
]);

const choicesOf = new Map<string, Network>(Object.entries(networks));

/**
 * Returns the state of the school for a story: its own scenario, or the one chosen in the toolbar, with the
 * toolbar's login state and network applied. Throws when the scenario does not exist.
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
