import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../components/Button/index.ts';
import { cardWords, Hero, wideWords, type HeroSlide } from './index.ts';

const stack = css({ display: 'grid', gap: '2rem' });
const phone = css({ width: '21.4375rem', marginInline: 'auto' });

const words: HeroSlide = {
  id: 1,
  imageSrc: '/demo/covers/hero-paddy.svg',
  eyebrow: '2026 冬季学期',
  title: '像禾苗一样，\n每天长一点',
  description: '四百余门线上好课，每周末的线下活动。\n跟着认真的老师，把一件事学到底。',
  href: '/courses',
};
const picture: HeroSlide = {
  id: 2,
  imageSrc: '/demo/covers/hero-autumn.svg',
  alt: '秋天的山',
  href: '/courses',
};
const long: HeroSlide = {
  ...words,
  id: 3,
  title: '机器学习十五讲：从梯度下降说起，一直讲到今天',
  description: '不背公式。'.repeat(20),
};

const meta = {
  title: 'Hero/States',
  component: Hero,
  args: { slides: [words], renderWords: wideWords },
  parameters: { isPage: true },
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof Hero>;
export default meta;

/** Words and buttons, a picture alone, long words, and the mobile cards. */
export const AllStates: StoryObj = {
  render: () => (
    <main css={stack}>
      <Hero
        renderWords={wideWords}
        label="文字与按钮"
        slides={[
          {
            ...words,
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
          },
          picture,
          long,
        ]}
      />
      <Hero renderWords={wideWords} label="只有图片" slides={[picture]} />
      <Hero renderWords={wideWords} label="文字很长" slides={[long]} />
      <div css={phone}>
        <Hero renderWords={cardWords} layout="card" label="手机" slides={[words, picture, long]} />
      </div>
      <div css={phone}>
        <Hero renderWords={cardWords} layout="card" label="手机，只有图片" slides={[picture]} />
      </div>
    </main>
  ),
};
