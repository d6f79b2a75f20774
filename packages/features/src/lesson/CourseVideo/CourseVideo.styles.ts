import { css } from '@emotion/react';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';

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
  gap: space(2),
  padding: space(4.5, 5, 2),
});
export const outlineFacts = css({ color: token('text-tertiary') });
export const outlineList = css({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  paddingBottom: space(4),
});

export const left = css({ color: token('text-secondary') });

export const tabs = css({ minWidth: 0 });
/** As high as the player next to it. */
export const tabsPanel = css({ display: 'flex', flexDirection: 'column', minHeight: 0 });
export const tabPanel = css({ padding: space(4), outline: 'none' });
export const tabPanelBeside = css({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
});
export const tabPanelFlush = css({ padding: 0 });
export const files = css({ display: 'grid', gap: space(4), minWidth: 0 });
