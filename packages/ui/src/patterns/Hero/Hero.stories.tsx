import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ButtonLink } from '../../components/Button/index.ts';
import { framedPicture } from '../../testing/picture.ts';
import { CategoryPanel } from '../CategoryPanel/index.ts';
import { cardWords, Hero, wideWords, type HeroSlide } from './index.ts';

/** Time as it is for who wants movement, but seconds for milliseconds: the story moves it on by itself. */
const moving = css({ '--dur-fast': '140s', '--dur-base': '220s', '--dur-slower': '480s' });
const aside = css({ padding: '2rem' });
const phonePadding = css({ padding: '0 1rem' });

const words: HeroSlide = {
  id: 1,
  imageSrc: '/demo/covers/hero-paddy.svg',
  eyebrow: '2026 冬季学期',
  title: '像禾苗一样，\n每天长一点',
  description: '四百余门线上好课，每周末的线下活动。\n跟着认真的老师，把一件事学到底。',
  href: '/courses',
  actions: (
    <>
      <ButtonLink href="/courses" variant="accent" size="lg">
        挑一门课开始
      </ButtonLink>
      <ButtonLink href="/activates" variant="onStrong" size="lg">
        看看线下活动
      </ButtonLink>
    </>
  ),
};

const slides: HeroSlide[] = [
  words,
  {
    id: 2,
    imageSrc: '/demo/covers/hero-autumn.svg',
    alt: '秋天的山：人文与历史专题',
    href: '/courses?cid=6',
  },
  { id: 3, imageSrc: '/demo/covers/hero-astro.svg', alt: '冬夜观星', href: null },
];

const categories = [
  '程序设计',
  '人工智能',
  '产品设计',
  '商业财会',
  '语言学习',
  '人文历史',
  '自然科学',
  '艺术音乐',
].map((name, order) => ({ id: order + 1, name, href: `/courses?cid=${order + 1}` }));

/** The banner at the top of the home page. */
const meta = {
  component: Hero,
  args: { slides, renderWords: wideWords },
  parameters: { isPage: true },
  render: (args) => (
    <main>
      <Hero {...args} />
    </main>
  ),
} satisfies Meta<typeof Hero>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {};

/** The first picture is fetched at once and first, the next one when time goes on, all others when somebody is there who may ask for them. */
export const FirstPicture: Story = {
  // Addresses of its own: a picture that another story has shown is there at once.
  args: { slides: slides.map((slide) => ({ ...slide, imageSrc: `${slide.imageSrc}?first` })) },
  // Away from the corner, where the pointer of a test rests.
  render: (args) => (
    <main css={aside}>
      <Hero {...args} />
    </main>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [first, second, third] = canvasElement.querySelectorAll('img');
    await expect(first).toHaveAttribute('fetchpriority', 'high');
    await expect(first).toHaveAttribute('loading', 'eager');
    await expect(second).toHaveAttribute('loading', 'lazy');
    await expect(second).toHaveAttribute('fetchpriority', 'low');
    await waitFor(() => expect(first?.naturalWidth).toBeGreaterThan(0));
    await expect([second?.naturalWidth, third?.naturalWidth]).toContain(0);
    await userEvent.hover(canvas.getByRole('region', { name: '首页轮播' }));
    await waitFor(() => expect(third?.naturalWidth).toBeGreaterThan(0));
  },
};

/** A slide that is only a picture is one link, or just a picture when it leads nowhere. */
export const PicturesOnly: Story = {
  args: { slides: slides.slice(1) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: '秋天的山：人文与历史专题' })).toHaveAttribute(
      'href',
      '/courses?cid=6',
    );
    await userEvent.click(await canvas.findByRole('button', { name: '下一张' }));
    await expect(await canvas.findByRole('img', { name: '冬夜观星' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link')).toBeNull());
  },
};

/** The panel of categories overlaps the banner by 64. */
export const WithCategories: Story = {
  render: (args) => (
    <main>
      <Hero {...args} />
      <CategoryPanel items={categories} isOverlapping />
    </main>
  ),
};

/** The mobile form: a card, one link. */
export const Card: Story = {
  args: { layout: 'card', renderWords: cardWords },
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => (
    <main css={phonePadding}>
      <Hero {...args} />
    </main>
  ),
};

/** A banner of 3 : 1 with words of its own is whole on the phone; a ground behind the slide's words is cut as designed. */
export const WholeBanner: Story = {
  tags: ['vrt'],
  args: {
    layout: 'card',
    renderWords: cardWords,
    slides: [{ id: 1, imageSrc: framedPicture(1200, 400), alt: '报名海报', href: '/courses' }],
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => (
    <main css={phonePadding}>
      <Hero {...args} />
    </main>
  ),
  play: async ({ canvas }) => {
    const image = await canvas.findByRole('img', { name: '报名海报' });
    await waitFor(() => expect(image).toHaveStyle({ objectFit: 'contain' }));
  },
};

/** How much of an element can be seen through all that it stands in. */
function shareShown(element: Element | null): number {
  let share = 1;
  for (let at = element; at; at = at.parentElement)
    share *= Number(getComputedStyle(at).opacity) * Number(at.checkVisibility());
  return share;
}

/** The number of moments at which a change of slides is looked at. */
const STEPS = 40;

/** The words of a slide have left before those of the next one come: two never stand in each other. */
export const OneAfterTheOther: Story = {
  args: {
    slides: [words, { ...words, id: 4, title: '去田里，\n画三张小画' }],
    interval: 3_600_000,
  },
  globals: { motion: 'full' },
  render: (args) => (
    <main css={moving}>
      <Hero {...args} />
    </main>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const next = await canvas.findByRole('button', { name: '下一张' });
    const [first = null, second = null] = canvasElement.querySelectorAll('h2');
    await userEvent.hover(next);
    // A slide that nobody may choose yet has no place, and would come without a transition.
    await waitFor(() => expect(second?.checkVisibility()).toBe(true));
    await userEvent.click(next);
    await waitFor(() => expect(second?.closest('[data-slide="shown"]')).not.toBeNull());
    const moves = canvasElement
      .getAnimations({ subtree: true })
      .filter((move) => move instanceof CSSTransition);
    const end = Math.max(...moves.map(({ effect }) => Number(effect?.getComputedTiming().endTime)));
    for (const move of moves) move.pause();
    const seen: [number, number][] = [];
    for (let step = 0; step <= STEPS; step += 1) {
      for (const move of moves) move.currentTime = (end * step) / STEPS;
      seen.push([shareShown(first), shareShown(second)]);
    }
    for (const move of moves) move.finish();
    await expect(seen.at(0)).toEqual([1, 0]);
    await expect(seen.at(-1)).toEqual([0, 1]);
    for (const slide of [0, 1] as const)
      await expect(
        seen.filter((shares) => shares[slide] > 0 && shares[slide] < 1).length,
      ).toBeGreaterThan(4);
    await expect(seen.filter((shares) => Math.min(...shares) > 0.01)).toEqual([]);
  },
};
