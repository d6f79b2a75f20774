import {
  DEMO_TOKENS,
  findScenario,
  networks,
  scenarioList,
  type Network,
  type Scenario,
} from '@qinghe/api/mocks';

/** What the toolbar chooses; `story` leaves it to the story, `scenario` to its scenario. */
export interface SchoolGlobals {
  scenario?: string;
  login?: string;
  network?: string;
}

/** A member to be in the toolbar; null is a visitor. */
const logins = new Map<string, { title: string; token: string | null }>([
  ['visitor', { title: '访客', token: null }],
  ['ordinary', { title: '叶小满（已登录）', token: DEMO_TOKENS.ordinary }],
  ['unbound', { title: '未绑定手机', token: DEMO_TOKENS.unbound }],
  ['facePending', { title: '待实名核验', token: DEMO_TOKENS.facePending }],
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
  const chosenToken = logins.has(login) ? logins.get(login)?.token : token;
  return {
    ...rest,
    ...(chosenToken && { token: chosenToken }),
    handlers: choicesOf.get(network)?.handlers ?? handlers,
  };
}

const items = (
  first: { value: string; title: string },
  rest: Iterable<[string, { title: string }]>,
) => [first, ...Array.from(rest, ([value, { title }]) => ({ value, title }))];

/** The menus of scenario, login state and network in the toolbar. */
export const schoolToolbar = {
  scenario: {
    description: 'Scenario of the demo school',
    toolbar: {
      icon: 'beaker' as const,
      dynamicTitle: true,
      items: items(
        { value: 'story', title: 'Scenario: own' },
        scenarioList.map(({ id, title }) => [id, { title: `${title} ${id}` }]),
      ),
    },
  },
  login: {
    description: 'Login state',
    toolbar: {
      icon: 'user' as const,
      dynamicTitle: true,
      items: items({ value: 'scenario', title: 'Login: own' }, logins),
    },
  },
  network: {
    description: 'Network',
    toolbar: {
      icon: 'lightning' as const,
      dynamicTitle: true,
      items: items(
        { value: 'scenario', title: 'Network: own' },
        [...choicesOf].map(([id, { title }]) => [id, { title: `${title} ${id}` }]),
      ),
    },
  },
};
