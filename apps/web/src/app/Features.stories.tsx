import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { school } from '@qinghe/api/mocks';
import {
  defaultConfigFunc,
  featureNames,
  featureOfPath,
  isOpenPath,
  replaceConfigFunc,
  type ConfigFunc,
} from '@qinghe/hooks/stores/system';
import { SLOW } from '@qinghe/features/testing/pageStory';
import { StoryApp } from './StoryApp.tsx';

/** One address of every module that a switch opens. */
const MODULES = [
  '/vip',
  '/live',
  '/book',
  '/topic',
  '/exam/papers',
  '/exam/practice',
  '/exam/mockpaper',
  '/exam/wrongbook',
  '/wenda',
  '/share',
  '/code-exchanger',
  '/ke',
  '/credit1-mall',
  '/tg',
  '/ms',
  '/member/certs',
] as const;

const hrefs = (root: HTMLElement) =>
  Array.from(root.querySelectorAll('a[href]'), (link) => link.getAttribute('href') ?? '');

/** All switches on but one, or all off but one. */
const switches = (name: string, isOn: boolean): ConfigFunc => ({
  ...defaultConfigFunc,
  ...Object.fromEntries(featureNames.map((other) => [other, other === name ? isOn : !isOn])),
});

/** A school whose navigation and slides name every module, with its 19 switches flipped live. */
const meta = {
  title: 'Feature switches',
  component: StoryApp,
  args: { initialPath: '/' },
  parameters: { isPage: true, scenario: 'loggedIn' },
  globals: { viewport: { value: 'laptop', isRotated: false } },
  beforeEach: () => {
    const settings = Object.assign({}, window.__QINGHE__, { navs: 'server' });
    Object.assign(window, { __QINGHE__: settings });
    const { navs, sliders } = school.tables;
    MODULES.forEach((url, order) => {
      const id = 100 + order;
      const own = { id, sort: id, name: `模块 ${url}`, url, active_routes: '', platform: 'PC' };
      navs.push({ ...own, parent_id: 3, blank: 0 });
      const thumb = '/demo/covers/hero-astro.svg';
      sliders.push({ thumb, url, sort: id, platform: 'PC', actions: [{ text: '去看看', url }] });
    });
  },
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Whatever is off, nothing on the page leads to it; what is on comes back at once. */
export const EverySwitch: Story = {
  tags: ['spec:1.modules', 'spec:3.features'],
  play: async ({ canvas, canvasElement, step }) => {
    await canvas.findByRole('heading', { name: '编辑部精选' }, SLOW);
    const cases = featureNames.flatMap((name) =>
      [true, false].map((isOn) => ({ name, isOn, configFunc: switches(name, isOn) })),
    );
    for (const { name, isOn, configFunc } of cases) {
      // Each case needs the page as the case before has left it.
      // oxlint-disable-next-line no-await-in-loop
      await step(`${name} ${isOn ? 'on' : 'off'}`, async () => {
        const open = MODULES.filter((path) => isOpenPath(path, configFunc));
        await waitFor(async () => {
          // A config that is refreshed meanwhile says what the school has on.
          replaceConfigFunc(configFunc);
          const found = new Set(hrefs(canvasElement).filter((href) => featureOfPath(href)));
          await expect([...found].toSorted()).toEqual([...open].toSorted());
        });
      });
    }
  },
};

/** A page that is closed while it is shown explains itself, and opens again with its switch. */
export const Closed: Story = {
  tags: ['vrt', 'spec:3.features.replaced'],
  args: { initialPath: '/live/detail/7' },
  play: async ({ canvas, canvasElement, step }) => {
    await step('off: the reason and the way back', async () => {
      await canvas.findByRole('heading', { level: 1, name: '该功能暂未开放' }, SLOW);
      await waitFor(() => expect(document.title).toMatch(/^该功能暂未开放/));
      const main = within(canvas.getByRole('main'));
      await expect(main.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
      await expect(canvas.getByText('错误代码 404')).toBeVisible();
      await expect(hrefs(canvasElement).filter((href) => href.startsWith('/live'))).toEqual([]);
    });
    await step('on: there is no such page here', async () => {
      replaceConfigFunc({ ...defaultConfigFunc, live: true });
      await canvas.findByRole('heading', { level: 1, name: '页面不存在' });
    });
    await step('off again', async () => {
      replaceConfigFunc({ ...defaultConfigFunc });
      await canvas.findByRole('heading', { level: 1, name: '该功能暂未开放' });
    });
  },
};
