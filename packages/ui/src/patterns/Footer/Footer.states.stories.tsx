import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Footer/States',
  component: Footer,
  parameters: { isPage: true },
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

const categories = [
  { id: 'online', name: '线上课程', href: '/courses' },
  { id: 'offline', name: '线下活动', href: '/activates' },
  { id: 1, name: '程序与数据', href: '/courses?cid=1' },
];

/** With everything a school can configure. */
export const Full: Story = {
  args: {
    slogan: '像禾苗一样，每天长一点。\n线上好课与线下活动，陪你把一件事学到底。',
    categories,
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
      { id: 1, name: '用户协议', href: '/user' },
      { id: 2, name: '隐私政策', href: '/privacy' },
    ],
    filings: [{ id: 'icp', name: '浙ICP备00000000号', href: 'https://beian.miit.gov.cn/' }],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findAllByRole('img', { name: /二维码/, busy: false }, { timeout: 10_000 }),
    ).toHaveLength(2);
  },
};

/** The same on a tablet. */
export const Tablet: Story = {
  ...Full,
  globals: { viewport: { value: 'tablet', isRotated: false } },
};

/** The same on a phone. */
export const Phone: Story = {
  ...Full,
  globals: { viewport: { value: 'phoneSmall', isRotated: false } },
};

/** Two filing numbers, and the sites that the school recommends. */
export const Friends: Story = {
  args: {
    ...Full.args,
    qrCodes: [],
    filings: [
      { id: 'icp', name: '浙ICP备00000000号', href: 'https://beian.miit.gov.cn/' },
      { id: 'icp2', name: '浙公网安备33011002000000号', href: 'https://beian.mps.gov.cn/' },
    ],
    friends: [
      { id: 1, name: '禾塘农场', href: 'https://farm.example.com' },
      { id: 2, name: '天目里二层书房', href: 'https://books.example.com' },
    ],
  },
};

/** A school with its own name and little else. */
export const OwnName: Story = {
  args: { schoolName: '稻香书院', categories, contacts: { phone: '0571-0000 8899' } },
};

/** Nothing configured. */
export const Empty: Story = {};
