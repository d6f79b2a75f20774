import { css, keyframes } from '@emotion/react';
import { corner as rounded } from '../../styles/corner.ts';
import { media } from '../../styles/media.ts';
import { visuallyHidden } from '../../styles/text.ts';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';
import { blackVeil, filmVeil, panelVeil, whiteVeil } from '../../styles/veil.ts';
import { bySite, wordBySite } from '../../styles/bySite.ts';

/** Forced-colours mode. Not part of `media`, which is in the first bundle of every visit. */
const forcedColours = '@media (forced-colors: active)';

const VEIL = filmVeil(0.86);
const cover = { position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 } as const;

export const frame = css({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: token('radius-lg'),
  background: token('player-surface'),
  color: token('white'),
  userSelect: 'none',
  '&::before': { content: '""', display: 'block', paddingTop: 'var(--player-ratio, 56.25%)' },
});
export const framePhone = css({ borderRadius: 0 });
export const frameFull = css({
  width: '100%',
  height: '100%',
  borderRadius: 0,
  '&::before': { display: 'none' },
});
export const frameWindow = css({
  position: 'fixed',
  top: 0,
  left: 0,
  zIndex: token('z-dialog'),
  width: '100vw',
  height: '100vh',
});
export const frameIdle = css({ cursor: 'none' });

export const video = css({ ...cover, width: '100%', height: '100%', objectFit: 'contain' });

export const surface = css({
  ...cover,
  touchAction: 'manipulation',
  WebkitTouchCallout: 'none',
});
export const hint = css({
  position: 'absolute',
  top: '18%',
  left: '50%',
  padding: space(1, 3.5),
  borderRadius: token('radius-full'),
  background: VEIL,
  fontSize: token('fs-label'),
  lineHeight: token('lh-label'),
  transform: 'translateX(-50%)',
});

export const busy = css({
  ...cover,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(3),
  background: filmVeil(0.5),
  fontSize: token('fs-label'),
  lineHeight: token('lh-label'),
  pointerEvents: 'none',
});

export const bigPlay = css({
  position: 'absolute',
  top: '50%',
  left: '50%',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: bySite('4.5rem', '3.5rem'),
  height: bySite('4.5rem', '3.5rem'),
  borderRadius: '50%',
  background: filmVeil(0.62),
  color: token('white'),
  transform: 'translate(-50%, -50%)',
  transition: `background-color ${token('dur-fast')} ${token('ease-standard')}`,
  '&:hover': { background: token('brand-600') },
  '& svg': { fill: 'currentColor' },
});

export const chrome = css({
  position: 'absolute',
  right: 0,
  bottom: 0,
  left: 0,
  padding: space(14, 5, 3.5),
  background: `linear-gradient(transparent, ${VEIL})`,
  pointerEvents: 'none',
  transition: `opacity ${token('dur-base')} ${token('ease-standard')}`,
  // Only the controls take pointer events; presses on the text go through to the picture.
  '& > :not(p)': { pointerEvents: 'auto' },
  [media.tablet]: { paddingInline: space(3) },
  [media.phone]: { padding: space(8, 3, 1.5) },
  // The system's text colour may be as dark as the picture, so the bar gets the system's background.
  [forcedColours]: { paddingTop: space(2), background: 'Canvas' },
});

/** The lesson's title on a poster that other lessons may share, placed where the veil above the controls begins. */
export const posterTitle = css({
  position: 'absolute',
  bottom: bySite('calc(100% - 3.875rem)', 'calc(100% - 3.625rem)'),
  left: bySite('1.5rem', '0.75rem'),
  maxWidth: 'calc(100% - 3rem)',
  padding: space(1, 3),
  borderRadius: token('radius-md'),
  background: filmVeil(0.72),
  fontSize: bySite(token('fs-title'), token('fs-body')),
  lineHeight: bySite(token('lh-title'), token('lh-body')),
  color: token('white'),
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  [media.phone]: { bottom: bySite('calc(100% - 1.875rem)', 'calc(100% - 3.625rem)') },
  [forcedColours]: { bottom: bySite('calc(100% - 0.875rem)', 'calc(100% - 2.125rem)') },
});

/** Controls of the small player that stays visible while the page is scrolled. */
export const chromeMini = css({ padding: space(4, 2, 0) });
export const chromePhone = css({ padding: space(8, 4, 1.5) });
export const chromeHidden = css({
  opacity: 0,
  '& > *': { pointerEvents: 'none' },
  // A press leaves the focus on a control, too; only who uses the keyboard has to see where it is.
  '[data-keys] &:focus-within': { opacity: 1, '& > :not(p)': { pointerEvents: 'auto' } },
});

export const seek = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: bySite('1.5rem', '2rem'),
  cursor: 'pointer',
  touchAction: 'none',
});
export const seekFixed = css({ cursor: 'default' });
export const rail = css({
  position: 'relative',
  flex: 1,
  height: '0.25rem',
  borderRadius: token('radius-full'),
  background: whiteVeil(0.26),
  outline: '1px solid transparent',
  overflow: 'hidden',
});
const filled = { position: 'absolute', top: 0, left: 0, height: '100%' } as const;
export const railBuffered = css({
  ...filled,
  width: 'var(--buffered)',
  background: whiteVeil(0.3),
});
export const railPlayed = css({
  ...filled,
  width: 'var(--played)',
  background: token('sprout-300'),
  [forcedColours]: { background: 'Highlight' },
});
export const thumb = css({
  position: 'absolute',
  top: '50%',
  left: 'var(--played)',
  width: '0.875rem',
  height: '0.875rem',
  borderRadius: '50%',
  background: token('white'),
  boxShadow: `0 2px 8px ${blackVeil(0.4)}`,
  transform: 'translate(-50%, -50%)',
  '*:hover > &': { width: '1.125rem', height: '1.125rem' },
  [forcedColours]: { background: 'CanvasText' },
});
export const thumbHeld = css({ width: '1.125rem', height: '1.125rem' });
export const tip = css({
  position: 'absolute',
  bottom: '100%',
  padding: space(0, 2),
  borderRadius: token('radius-sm'),
  background: VEIL,
  fontSize: token('fs-micro'),
  lineHeight: token('lh-label'),
  fontFamily: token('font-num'),
  fontVariantNumeric: 'tabular-nums',
  transform: 'translateX(-50%)',
  pointerEvents: 'none',
});

export const controls = css({
  display: 'flex',
  // Wraps into two rows where there is too little room, so that controls do not overlap.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(1),
  fontSize: token('fs-label'),
  whiteSpace: 'nowrap',
  [media.tablet]: { gap: bySite('0', space(1)) },
  [media.phone]: {
    gap: space(1),
    flexWrap: wordBySite('nowrap', 'wrap'),
    overflowX: wordBySite('auto', 'visible'),
    scrollbarWidth: 'none',
    '&::-webkit-scrollbar': { display: 'none' },
    '& > *': { flex: 'none' },
  },
});
export const control = css({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: bySite('2.5rem', token('size-touch-min')),
  height: bySite('2.5rem', token('size-touch-min')),
  borderRadius: token('radius-md'),
  color: token('white'),
  '&:hover': { background: whiteVeil(0.14) },
});
export const controlOn = css({ color: token('sprout-300') });
export const times = css({ marginInline: `${space(2)} auto` });
export const timesTotal = css({ color: whiteVeil(0.76) });
export const trial = css({
  marginLeft: space(2.5),
  padding: space(0.5, 2),
  borderRadius: token('radius-sm'),
  background: whiteVeil(0.18),
  fontSize: token('fs-micro'),
});

export const volume = css({
  display: 'flex',
  alignItems: 'center',
  '& input': { width: 0, opacity: 0 },
  '&:hover input, &:focus-within input': { width: '4.5rem', marginInline: space(1), opacity: 1 },
});
export const volumeRange = css({
  height: '1.5rem',
  margin: 0,
  accentColor: token('sprout-300'),
  transition: `width ${token('dur-fast')} ${token('ease-standard')}`,
});

/** Where the controls scroll sideways, a list is placed above the whole bar instead of above its button. */
export const pick = css({
  position: 'relative',
  [media.phone]: { position: wordBySite('static', 'relative') },
});
export const pill = css({
  minWidth: '3rem',
  height: bySite('2.5rem', token('size-touch-min')),
  padding: space(1, 2.5),
  borderRadius: rounded(0.4375),
  color: token('white'),
  fontWeight: token('weight-medium'),
  '&:hover': { background: whiteVeil(0.14) },
});
export const menu = css({
  position: 'absolute',
  right: 0,
  bottom: 'calc(100% + 0.5rem)',
  zIndex: 2,
  display: 'grid',
  minWidth: '6rem',
  // High enough for all speeds on the desktop site; the smaller picture of the mobile site has less room.
  maxHeight: bySite('17rem', '9.5rem'),
  padding: space(1.5),
  overflowY: 'auto',
  borderRadius: token('radius-md'),
  background: token('surface-overlay'),
  boxShadow: token('shadow-4'),
  [media.phone]: {
    right: bySite('0.75rem', '0'),
    bottom: bySite('3.25rem', 'calc(100% + 0.5rem)'),
    maxHeight: '9.5rem',
  },
});
export const menuItem = css({
  minHeight: bySite('2.25rem', token('size-touch-min')),
  padding: space(1, 3),
  borderRadius: token('radius-sm'),
  color: token('text-primary'),
  textAlign: 'left',
  '&:hover, &:focus': { background: token('surface-active') },
});
export const menuItemOn = css({ color: token('sprout-300'), fontWeight: token('weight-semibold') });

export const toggle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: bySite('2.5rem', token('size-touch-min')),
  paddingInline: space(2),
  borderRadius: token('radius-md'),
  color: token('white'),
  fontSize: token('fs-label'),
  '&:hover': { background: whiteVeil(0.14) },
});
/** In small windows the label is for screen readers only. */
export const toggleLabel = css({ [media.tablet]: visuallyHidden });
export const track = css({
  position: 'relative',
  width: '3rem',
  height: '1.75rem',
  borderRadius: token('radius-full'),
  background: whiteVeil(0.32),
  outline: '1px solid transparent',
  transition: `background-color ${token('dur-fast')} ${token('ease-standard')}`,
  '&::after': {
    content: '""',
    position: 'absolute',
    top: '0.1875rem',
    left: '0.1875rem',
    width: '1.375rem',
    height: '1.375rem',
    borderRadius: '50%',
    background: token('white'),
    transition: `transform ${token('dur-fast')} ${token('ease-standard')}`,
    [forcedColours]: { background: 'CanvasText' },
  },
});
export const trackOn = css({
  background: token('brand-500'),
  '&::after': {
    transform: 'translateX(1.25rem)',
    [forcedColours]: { background: 'HighlightText' },
  },
  [forcedColours]: { background: 'Highlight' },
});

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } });
export const notice = css({
  position: 'absolute',
  bottom: '6.5rem',
  left: '1.25rem',
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  maxWidth: 'calc(100% - 2.5rem)',
  padding: space(1.5, 3.5),
  borderRadius: token('radius-md'),
  background: VEIL,
  fontSize: token('fs-label'),
  lineHeight: token('lh-label'),
  animation: `${rise} ${token('dur-base')} ${token('ease-enter')}`,
  [media.reducedMotion]: { animation: 'none' },
  // At the upper right: the back button and the first position of the watermark are at the upper left,
  // the play button is in the middle of a small picture.
  '[data-h5] &': {
    top: '0.5rem',
    right: '0.5rem',
    bottom: 'auto',
    left: 'auto',
    maxWidth: 'calc(100% - 4.5rem)',
  },
});
export const noticeButton = css({
  minHeight: bySite('1.5rem', '2.75rem'),
  color: token('sprout-300'),
  fontWeight: token('weight-medium'),
  '&:hover': { textDecoration: 'underline' },
  marginBlock: bySite('0', space(-1.5)),
});
export const offline = css({
  position: 'absolute',
  top: 0,
  right: 0,
  left: 0,
  padding: space(1.5, 4),
  background: token('warning-surface'),
  color: token('warning-text'),
  fontSize: token('fs-label'),
  lineHeight: token('lh-label'),
  textAlign: 'center',
});

export const overlay = css({ ...cover, display: 'flex', background: token('player-surface') });
export const panel = css({
  ...cover,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: bySite(space(3), space(1.5)),
  padding: bySite(space(4, 8), space(4)),
  overflowY: 'auto',
  background: panelVeil(0.92),
  textAlign: 'center',
  userSelect: 'text',
});
export const panelTitle = css({
  fontSize: bySite(token('fs-title'), token('fs-body')),
  lineHeight: bySite(token('lh-title'), token('lh-body')),
});
export const panelText = css({
  color: token('text-on-strong-muted'),
  fontWeight: token('weight-regular'),
});
export const panelActions = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space(3),
  marginTop: space(1),
});
export const spoken = css({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clip: 'rect(0 0 0 0)',
});

export const corner = css({ position: 'absolute', top: '0.5rem', left: '0.5rem' });

export const watermarkField = css({ ...cover, overflow: 'hidden', pointerEvents: 'none' });
export const watermark = css({
  position: 'absolute',
  top: 'var(--y)',
  left: 'var(--x)',
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  textShadow: `0 1px 2px ${blackVeil(0.5)}`,
  transform: 'translate(calc(var(--x) * -1), calc(var(--y) * -1))',
  transition: `top 4.9s ${token('ease-linear')}, left 4.9s ${token('ease-linear')}`,
  [media.reducedMotion]: { transition: 'none' },
});

export const guide = css({
  ...cover,
  zIndex: 3,
  padding: space(4, 6),
  overflowY: 'auto',
  background: panelVeil(0.95),
  userSelect: 'text',
});
export const guideHead = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const guideList = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(16rem, 1fr))',
  gap: space(1.5, 8),
  marginBlock: space(3),
});
export const guideRow = css({ display: 'flex', gap: space(3) });
export const guideKeys = css({
  flex: 'none',
  width: '5.5rem',
  color: token('sprout-300'),
  fontFamily: token('font-num'),
});
export const guideNote = css({ color: token('text-on-strong-muted') });
