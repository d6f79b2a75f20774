import { css } from '@emotion/react';
import { corner } from '@qinghe/ui/styles/corner';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';
import { bySite, wordBySite } from '@qinghe/ui/styles/bySite';
import { unseenOnH5 } from '@qinghe/ui/styles/site';
import { oneColumnOnH5 } from '@qinghe/ui/styles/site';

export const columns = css([
  oneColumnOnH5,
  {
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) ${token('size-aside')}`,
    alignItems: 'start',
    gap: bySite(space(12), space(3)),
    padding: bySite('0', space(2, 4, 24)),
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: bySite(space(6), space(3)) },
  },
]);
export const sections = css({
  display: 'grid',
  gap: bySite(space(6), space(3)),
  minWidth: 0,
});
export const heading = css({
  marginBottom: bySite(space(5), space(3)),
  fontSize: bySite(token('fs-title'), token('fs-body')),
  lineHeight: bySite(token('lh-title'), token('lh-label')),
});
export const hiddenOnH5 = unseenOnH5;

export const codeRow = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space(3),
});
export const codeButton = css({
  height: bySite('3rem', '3.125rem'),
});
export const refusal = css({ display: 'flex', flexWrap: 'wrap', columnGap: space(2) });

export const fields = css([
  oneColumnOnH5,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: bySite(space(5), space(4)),
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
]);

export const summary = css({
  position: wordBySite('sticky', 'static'),
  top: '6rem',
  padding: bySite(space(7), space(4)),
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: bySite(token('radius-xl'), corner(1.125)),
  background: token('surface-base'),
  boxShadow: wordBySite(token('shadow-2'), 'none'),
  [media.narrow]: {
    position: 'static',
    padding: bySite(`min(${space(7)}, 9vw)`, space(4)),
    boxShadow: 'none',
  },
});
export const total = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(0, 4),
  marginTop: space(5),
  paddingTop: space(5),
  borderTop: `1px solid ${token('border-subtle')}`,
  fontWeight: token('weight-medium'),
});
export const agreement = css({ marginTop: bySite(space(5), space(3)) });
export const submit = css({ marginTop: space(6) });
/** On the mobile site the rows bring the room above and below them. */
export const payments = css({ marginBlock: bySite('0', `calc(-1 * ${space(3)})`) });
export const paymentNote = css({ marginTop: space(3), color: token('text-secondary') });
export const emptyPayments = css({ color: token('text-secondary') });

export const barAmount = css({ minWidth: 0 });
export const barLabel = css({ color: token('text-secondary') });
export const barButton = css({
  height: '3rem',
  paddingInline: space(9),
  fontWeight: token('weight-semibold'),
});
