import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Footer } from './Footer.tsx';

/** The foot of every desktop page. */
const meta = {
  component: Footer,
  args: {
    slogan: '像禾苗一样，每天长一点。\n线上好课与线下活动，陪你把一件事学到底。',
    categories: [
      { id: 'online', name: '线上课程', href: '/courses' },
      { id: 'offline', name: '线下活动', href: '/activates' },
      { id: 'course-1', name: '程序与数据', href: '/courses?cid=1' },
      { id: 'course-2', name: '设计与艺术', href: '/courses?cid=2' },
      { id: 'course-3', name: '人文与历史', href: '/courses?cid=3' },
      { id: 'course-4', name: '自然与科学', href: '/courses?cid=4' },
      { id: 'activate-1', name: '城市漫步', href: '/activates?cid=1' },
      { id: 'activate-2', name: '手作工坊', href: '/activates?cid=2' },
    ],
    contacts: {
      address: '杭州市余杭区禾塘路 18 号 3 幢',
      phone: '0571-0000 8899',
      email: 'hello@qinghe.example',
    },
    qrCodes: [
      { label: '微信公众号', value: 'https://qinghe.example/wechat' },
      { label: '手机版', value: 'https://qinghe.example/h5' },
    ],
    copyright: '© 2026 杭州青禾学堂教育科技有限公司',
    legalLinks: [
      { id: 'user', name: '用户协议', href: 'https://qinghe.example/user-protocol' },
      { id: 'privacy', name: '隐私政策', href: 'https://qinghe.example/privacy' },
    ],
    filings: [
      {
        id: 'icp',
        name: '浙ICP备00000000号',
        href: 'https://beian.miit.gov.cn/',
        isNewWindow: true,
      },
    ],
  },
  parameters: { isPage: true },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {};

/** Telephone and e-mail are links, and the filing number leads to the public register. */
export const Links: Story = {
  play: async ({ canvas }) => {
    const href = (name: string) => canvas.getByRole('link', { name });
    await expect(href('0571-0000 8899')).toHaveAttribute('href', 'tel:057100008899');
    await expect(href('hello@qinghe.example')).toHaveAttribute(
      'href',
      'mailto:hello@qinghe.example',
    );
    await expect(href('浙ICP备00000000号')).toHaveAttribute('href', 'https://beian.miit.gov.cn/');
    await expect(canvas.getByRole('navigation', { name: '课程分类' })).toBeVisible();
  },
};

/** Both filing numbers, and the sites that the school recommends. */
export const Friends: Story = {
  args: {
    filings: [
      { id: 'icp', name: '浙ICP备00000000号', href: 'https://beian.miit.gov.cn/' },
      { id: 'icp2', name: '浙公网安备33011002000000号', href: 'https://beian.mps.gov.cn/' },
    ],
    friends: [
      { id: 1, name: '禾塘农场', href: 'https://farm.example.com', isNewWindow: true },
      { id: 2, name: '天目里二层书房', href: 'https://books.example.com', isNewWindow: true },
    ],
  },
  play: async ({ canvas }) => {
    const friends = within(canvas.getByRole('navigation', { name: '友情链接' }));
    await expect(friends.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: '浙公网安备33011002000000号' })).toHaveAttribute(
      'href',
      'https://beian.mps.gov.cn/',
    );
  },
};

/** A school that has configured nothing: the fixed links alone. */
export const Sparse: Story = {
  args: {
    slogan: undefined,
    categories: [
      { id: 'online', name: '线上课程', href: '/courses' },
      { id: 'offline', name: '线下活动', href: '/activates' },
    ],
    contacts: { address: '', phone: null },
    qrCodes: [{ label: '微信公众号', src: '' }],
    copyright: undefined,
    legalLinks: [],
    filings: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('联系我们')).toBeNull();
    await expect(canvas.queryByText('友情链接')).toBeNull();
    await expect(canvas.queryByText('微信公众号')).toBeNull();
  },
};
