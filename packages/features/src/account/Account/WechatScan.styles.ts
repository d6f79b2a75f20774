import { css } from '@emotion/react';
import { text } from '@qinghe/ui/styles/text';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';
import { whiteVeil } from '@qinghe/ui/styles/veil';

export const root = css({ display: 'grid', justifyItems: 'center', textAlign: 'center' });
export const heading = css([
  text.title,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space(2),
    fontSize: '1.25rem',
    lineHeight: token('lh-title'),
  },
]);
export const lead = css({
  marginTop: space(2),
  color: token('text-secondary'),
  fontWeight: token('weight-regular'),
});
export const box = css({
  position: 'relative',
  width: '13.75rem',
  height: '13.75rem',
  marginTop: space(7),
  padding: space(2),
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-lg'),
  background: token('white'),
});
/** Overlay on the QR code's plate, which is white in both themes. */
export const mask = css({
  position: 'absolute',
  top: 0,
  right: 0,
  bottom: 0,
  left: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(3),
  padding: space(4),
  borderRadius: 'inherit',
  background: whiteVeil(0.94),
  color: token('neutral-900'),
});
export const maskTitle = css({ fontWeight: token('weight-medium') });
export const maskText = css([text.caption, { color: token('neutral-600') }]);
export const maskRing = css({ display: 'flex', color: token('brand-600') });
/** The plate is white in both themes, so the button on it looks the same in both. */
export const onPlate = css({
  '&, &:hover': { background: token('brand-600'), color: token('white') },
});
export const note = css({
  minHeight: '1.5rem',
  marginTop: space(5),
  color: token('text-secondary'),
});
export const time = css([
  text.number,
  { color: token('text-brand'), fontWeight: token('weight-bold') },
]);
export const bar = css({ width: '13.75rem', marginTop: space(3) });
export const warning = css([
  text.caption,
  {
    maxWidth: '20rem',
    marginTop: space(3),
    padding: space(2, 3),
    borderRadius: token('radius-md'),
    background: token('warning-surface'),
    color: token('warning-text'),
  },
]);
export const rule = css({
  width: '100%',
  height: '1px',
  margin: space(7, 0, 5),
  border: 0,
  background: token('border-subtle'),
});
