import { css } from '@emotion/react';
import { text } from '@qinghe/ui/styles/text';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';

export const frame = css({
  position: 'relative',
  width: '100%',
  maxWidth: '18rem',
  height: 0,
  // oxlint-disable-next-line qinghe/use-tokens -- Not a space but the height of a square.
  paddingTop: 'min(100%, 18rem)',
  margin: '0 auto',
  overflow: 'hidden',
  borderRadius: token('radius-lg'),
  background: token('white'),
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  '&:active': { cursor: 'grabbing' },
});
export const picture = css({ position: 'absolute', maxWidth: 'none', pointerEvents: 'none' });
/** The circle that is kept, with a dimmed overlay over the rest. */
export const circle = css({
  position: 'absolute',
  top: 0,
  right: 0,
  bottom: 0,
  left: 0,
  border: `2px solid ${token('white')}`,
  borderRadius: '50%',
  boxShadow: `0 0 0 9rem ${token('scrim')}`,
  pointerEvents: 'none',
});
export const zoom = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(2),
  maxWidth: '18rem',
  margin: `${space(4)} auto 0`,
});
export const range = css({
  width: '100%',
  height: token('size-touch-min'),
  margin: 0,
  accentColor: token('action-primary'),
});
export const previews = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(4),
  marginTop: space(4),
});
export const previewLabel = css([text.label, { color: token('text-secondary') }]);
export const preview = css({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: '50%',
  background: token('white'),
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 0,
    right: 0,
    bottom: 0,
    left: 0,
    borderRadius: '50%',
    boxShadow: `inset 0 0 0 1px ${token('border-default')}`,
  },
});
export const previewSizes = {
  large: css({ width: '5rem', height: '5rem' }),
  small: css({ width: '2.25rem', height: '2.25rem' }),
};
