import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronRight } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { text } from '../../styles/text.ts';
import { Icon } from '../Icon/index.ts';
import { Link } from './Link.tsx';
import { LinkProvider, type RouterLinkProps } from './LinkContext.tsx';

const follow = fn();

function ExampleRouterLink({ href, children, ...rest }: RouterLinkProps) {
  return (
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        event.preventDefault();
        follow(href);
      }}
    >
      {children}
    </a>
  );
}

/** Leads to a page of this site or to another address. */
const meta = {
  component: Link,
  args: { href: '/courses', children: '全部课程' },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {};

/** An icon behind the words. */
export const WithIcon: Story = {
  args: {
    children: (
      <>
        查看全部
        <Icon as={ChevronRight} size={16} />
      </>
    ),
  },
};

/** The quiet look, for what is there but not asked for. */
export const Plain: Story = { args: { variant: 'plain', children: '忘记密码？' } };

/** Paths of this site go through the application's router; other addresses do not. */
export const ThroughRouter: Story = {
  render: () => (
    <LinkProvider link={ExampleRouterLink}>
      <p css={[text.body, { display: 'flex', gap: '1.5rem' }]}>
        <Link href="/courses/detail?id=7">宋史十讲</Link>
        <Link href="tel:400-000-2026">400-000-2026</Link>
      </p>
    </LinkProvider>
  ),
  play: async ({ abortSignal, canvas, canvasElement, userEvent, step }) => {
    await step('a path of this site', async () => {
      await userEvent.click(canvas.getByRole('link', { name: '宋史十讲' }));
      await expect(follow).toHaveBeenLastCalledWith('/courses/detail?id=7');
    });
    await step('another address', async () => {
      canvasElement.addEventListener('click', (event) => event.preventDefault(), {
        signal: abortSignal,
      });
      await userEvent.click(canvas.getByRole('link', { name: '400-000-2026' }));
      await expect(follow).toHaveBeenCalledTimes(1);
    });
  },
};

/** A new window cannot reach back to the page that opened it. */
export const NewWindow: Story = {
  args: { href: 'https://beian.miit.gov.cn', isNewWindow: true, children: '备案信息' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '备案信息' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
