import { css } from '@emotion/react';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';

export const embed = css({
  position: 'absolute',
  top: 0,
  left: 0,
  width: '100%',
  height: '100%',
  border: 0,
});

export const outline = css({ display: 'flex', flexDirection: 'column', minHeight: 0 });
export const outlineHead = css({
  display: 'grid',
  gap: '0.5rem',
  padding: '1.125rem 1.25rem 0.5rem',
  '[data-h5] &': { padding: '1rem 1rem 0.25rem' },
});
export const outlineTitle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 1rem',
});
export const outlineFacts = css({ color: token('text-tertiary') });
export const outlineList = css({ flex: 1, minHeight: 0, overflowY: 'auto', paddingBottom: '1rem' });

export const strip = css({ display: 'grid', gap: '0.5rem' });
export const left = css({ color: token('text-secondary') });

export const tabs = css({ minWidth: 0 });
export const tabPanel = css({
  paddingTop: '1.75rem',
  outline: 'none',
  '[data-h5] &': { padding: '1rem' },
  [media.phone]: { paddingTop: '1rem' },
});
export const tabPanelFlush = css({ '[data-h5] &': { padding: 0 } });
