import { css } from '@emotion/react';
import { token } from '@qinghe/ui/tokens';

export const embed = css({
  position: 'absolute',
  top: 0,
  left: 0,
  width: '100%',
  height: '100%',
  border: 0,
});

export const outline = css({ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 });
export const outlineHead = css({
  display: 'grid',
  gap: '0.5rem',
  padding: '1.125rem 1.25rem 0.5rem',
});
export const outlineFacts = css({ color: token('text-tertiary') });
export const outlineList = css({ flex: 1, minHeight: 0, overflowY: 'auto', paddingBottom: '1rem' });

export const left = css({ color: token('text-secondary') });

export const tabs = css({ minWidth: 0 });
/** As high as the player beside it. */
export const tabsPanel = css({ display: 'flex', flexDirection: 'column', minHeight: 0 });
export const tabPanel = css({ padding: '1rem', outline: 'none' });
export const tabPanelBeside = css({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
});
export const tabPanelFlush = css({ padding: 0 });
export const files = css({ display: 'grid', gap: '1rem', minWidth: 0 });
