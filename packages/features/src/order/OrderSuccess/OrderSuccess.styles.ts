import { css } from '@emotion/react';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';
import { bySite } from '@qinghe/ui/styles/bySite';
import { gridOnH5 } from '@qinghe/ui/styles/site';

export const root = css({
  maxWidth: '44rem',
  margin: `${bySite(space(4), '0')} auto 0`,
  padding: bySite('0', space(6, 4, 8)),
  textAlign: 'center',
});
export const mark = css({
  display: 'grid',
  placeItems: 'center',
  width: bySite('5.75rem', '4.5rem'),
  height: bySite('5.75rem', '4.5rem'),
  marginInline: 'auto',
  border: `${bySite('0.875rem', '0.625rem')} solid ${token('surface-brand-muted')}`,
  borderRadius: '50%',
  background: token('action-primary'),
  color: token('text-on-brand'),
});
export const title = css({
  marginTop: bySite(space(6), space(4)),
  fontSize: bySite(token('fs-h1'), '1.5rem'),
  lineHeight: bySite(token('lh-h1'), token('lh-h3')),
});
export const card = css({
  marginTop: bySite(space(8), space(6)),
  padding: bySite(space(7, 8), space(4)),
  textAlign: 'left',
});
export const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(1, 6),
  marginTop: bySite(space(6), space(4)),
  paddingTop: bySite(space(5), space(3)),
  borderTop: `1px solid ${token('border-subtle')}`,
  color: token('text-secondary'),
  fontWeight: token('weight-regular'),
});
export const footFirst = css({
  marginTop: bySite('0', space(4)),
  paddingTop: bySite('0', space(3)),
  borderTop: 0,
});
export const actions = css([
  gridOnH5,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space(3),
    marginTop: space(8),
    [media.phone]: { display: 'grid' },
  },
]);
