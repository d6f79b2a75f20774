import { css } from '@emotion/react';
import { corner } from '../../styles/corner.ts';
import { media } from '../../styles/media.ts';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';

export const panel = css({
  position: 'relative',
  zIndex: 2,
  padding: space(5, 4),
  borderRadius: token('radius-xl'),
  background: token('surface-raised'),
  boxShadow: token('shadow-2'),
  [media.phone]: { padding: space(4, 1) },
});
export const overlapping = css({ marginTop: space(-16) });

export const lists = {
  panel: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
    [media.narrow]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  }),
  grid: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    rowGap: space(4),
  }),
};

const item = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  borderRadius: token('radius-lg'),
  textAlign: 'center',
} as const;
export const items = {
  panel: css({
    ...item,
    height: '100%',
    padding: space(3, 1),
    transitionProperty: 'background-color',
    transitionDuration: token('dur-fast'),
    '&:hover': { background: token('surface-hover') },
    '&:active': { background: token('surface-active') },
  }),
  grid: css({ ...item, minHeight: token('size-touch-min') }),
};

export const tile = css({
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  borderRadius: corner(0.9375),
  background: 'var(--tint)',
  color: 'var(--ink)',
  overflow: 'hidden',
  '[data-theme="dark"] &': {
    background: ['var(--ink)', `color-mix(in srgb, var(--ink) 44%, ${token('surface-base')})`],
    color: 'var(--tint)',
  },
});
export const tiles = {
  panel: css({ marginBottom: space(2.5) }),
  grid: css({ marginBottom: space(1.5) }),
};
export const picture = css({ width: '100%', height: '100%', objectFit: 'cover' });
export const initial = css({
  fontFamily: token('font-display'),
  fontSize: token('fs-h3'),
  lineHeight: 1,
  fontWeight: token('weight-bold'),
});

export const names = {
  panel: css({
    fontSize: token('fs-body'),
    lineHeight: token('lh-body'),
    fontWeight: token('weight-medium'),
    [media.phone]: { fontSize: token('fs-caption') },
  }),
  grid: css({
    fontSize: token('fs-caption'),
    lineHeight: token('lh-caption'),
    fontWeight: token('weight-medium'),
  }),
};
export const count = css({
  fontSize: token('fs-micro'),
  lineHeight: token('lh-micro'),
  color: token('text-tertiary'),
});

const pair = (tint: string, ink: string) => css({ '--tint': tint, '--ink': ink });

/** Colours of the tiles, used in turn. */
export const colours = [
  pair('#D5EEDD', '#0A693A'),
  pair('#E0DFF8', '#453A99'),
  pair('#FFE0D2', '#A63F1E'),
  pair('#FBEBC4', '#855208'),
  pair('#D9E7FD', '#1F54A0'),
  pair('#F6DFD9', '#963022'),
  pair('#D6ECEF', '#15616B'),
  pair('#F3DDEC', '#8A2E6B'),
];
