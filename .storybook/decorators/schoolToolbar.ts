import { networkTitles, scenarioTitles } from '../../packages/api/src/mocks/titles.ts';

/** The login states in the toolbar: the visitor and some demo members. */
const loginTitles = {
  visitor: '访客',
  ordinary: '叶小满（已登录）',
  unbound: '未绑定手机',
  facePending: '待实名核验',
};

/** The name of a login state in the toolbar. */
export type LoginName = keyof typeof loginTitles;

const items = (
  first: { value: string; title: string },
  rest: readonly (readonly [string, string])[],
) => [first, ...rest.map(([value, title]) => ({ value, title }))];

const withId = (titles: Readonly<Record<string, string>>) =>
  Object.entries(titles).map(([id, title]) => [id, `${title} ${id}`] as const);

/** The menus of scenario, login state and network in the toolbar. */
export const schoolToolbar = {
  scenario: {
    description: 'Scenario of the demo school',
    toolbar: {
      icon: 'beaker' as const,
      dynamicTitle: true,
      items: items({ value: 'story', title: 'Scenario: own' }, withId(scenarioTitles)),
    },
  },
  login: {
    description: 'Login state',
    toolbar: {
      icon: 'user' as const,
      dynamicTitle: true,
      items: items({ value: 'scenario', title: 'Login: own' }, Object.entries(loginTitles)),
    },
  },
  network: {
    description: 'Network',
    toolbar: {
      icon: 'lightning' as const,
      dynamicTitle: true,
      items: items({ value: 'scenario', title: 'Network: own' }, withId(networkTitles)),
    },
  },
};
