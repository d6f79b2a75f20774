import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { local, localKeys } from '@qinghe/hooks/storage';
import { storyRouter } from '../../testing/storyRouter.tsx';
import { CONSENT_HASH, SchoolScripts } from './index.ts';

/** A school with one script, which leaves its mark on the page. */
function beginSchool(consent: boolean) {
  delete document.documentElement.dataset['others'];
  const list = [{ code: 'document.documentElement.dataset.others = "here";' }];
  Object.assign(window, { __QINGHE__: { scripts: { consent, list } } });
  return () => {
    local.remove(localKeys.consent);
    Object.assign(window, { __QINGHE__: {} });
    for (const script of document.querySelectorAll('script[data-others]')) script.remove();
  };
}

/** The choice of a visitor whose school asks before it runs scripts of others. */
const meta = {
  title: 'SchoolScripts',
  component: SchoolScripts,
  beforeEach: () => beginSchool(true),
  render: (_args, { parameters }) => {
    const Router = storyRouter(`/courses?cid=3${parameters['hash'] ?? ''}`);
    return (
      <Router>
        <div css={{ minHeight: '12rem' }}>
          <SchoolScripts />
        </div>
      </Router>
    );
  },
} satisfies Meta<typeof SchoolScripts>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Both answers weigh the same, and nothing runs before one is given. */
export const Playground: Story = {
  play: async () => {
    await expect(screen.getByRole('region', { name: 'Cookie 设置' })).toBeVisible();
    await expect(screen.getByRole('button', { name: '同意' })).toBeVisible();
    await expect(screen.getByRole('button', { name: '不同意' })).toBeVisible();
    await expect(document.documentElement.dataset['others']).toBeUndefined();
  },
};

/** Agreed: the scripts run, and the device keeps the answer. */
export const Agreed: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: '同意' }));
    await expect(screen.queryByRole('region')).toBeNull();
    await waitFor(() => expect(document.documentElement.dataset['others']).toBe('here'));
    await expect(local.read(localKeys.consent)).toBe('yes');
  },
};

/** Refused: nothing runs. */
export const Refused: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: '不同意' }));
    await expect(screen.queryByRole('region')).toBeNull();
    await expect(document.documentElement.dataset['others']).toBeUndefined();
    await expect(local.read(localKeys.consent)).toBe('no');
  },
};

/** Asked again by Cookie 设置 of the footer: the bar has the focus. */
export const AskedAgain: Story = {
  parameters: { hash: CONSENT_HASH },
  beforeEach: () => {
    local.write(localKeys.consent, 'no');
  },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('region', { name: 'Cookie 设置' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: '同意' }));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    await waitFor(() => expect(document.documentElement.dataset['others']).toBe('here'));
  },
};

/** Where the school does not ask, its scripts run at once. */
export const WithoutQuestion: Story = {
  beforeEach: () => beginSchool(false),
  play: async () => {
    await waitFor(() => expect(document.documentElement.dataset['others']).toBe('here'));
    await expect(screen.queryByRole('region')).toBeNull();
  },
};
