import { css } from '@emotion/react';
import { corner } from '@qinghe/ui/styles/corner';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';
import { bySite } from '@qinghe/ui/styles/bySite';
import { oneColumnOnH5 } from '@qinghe/ui/styles/site';

export const grid = css([
  oneColumnOnH5,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: bySite(space(6), space(3)),
    [media.compact]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: bySite(space(4), space(3)) },
  },
]);
export const card = css({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: bySite(space(8), space(5, 4)),
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: bySite(token('radius-xl'), corner(1.125)),
  background: token('surface-base'),
});
export const name = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  overflowWrap: 'anywhere',
});
export const crown = css({ flex: 'none', color: token('vip-text') });
export const price = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space(2),
  marginTop: space(4),
});
export const days = css({ color: token('text-secondary'), fontWeight: token('weight-regular') });
export const rights = css({ display: 'grid', gap: space(3), marginTop: space(5) });
export const right = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(2),
  color: token('text-secondary'),
  overflowWrap: 'anywhere',
});
export const check = css({ marginTop: space(1), color: token('text-brand') });
export const buy = css({ marginTop: 'auto', paddingTop: space(6) });
export const current = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  marginBottom: bySite(space(6), space(3)),
  padding: bySite(space(3.5, 5), space(3.5, 4)),
  borderRadius: token('radius-lg'),
  background: token('vip-surface'),
  color: token('vip-text'),
});
export const perDay = css({
  minHeight: '1.375rem',
  marginTop: space(1),
  color: token('text-secondary'),
  fontWeight: token('weight-regular'),
});
export const words = css({ color: token('text-secondary') });
export const section = css({
  '--yielded': bySite('37.75rem', '54rem'),
  marginTop: bySite(space(14), space(8)),
});
export const lead = css({ marginTop: space(2), color: token('text-secondary') });
export const courses = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: bySite(space(8, 6), space(5, 3)),
  marginTop: bySite(space(6), space(4)),
  [media.narrow]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
/** An error in the place of the courses, which keeps their height so that the questions below stay where they are. */
export const failed = css({ display: 'grid', alignItems: 'start', '& > *': { gridArea: '1 / 1' } });
export const kept = css({ visibility: 'hidden' });
export const more = css({ display: 'flex', justifyContent: 'center', marginTop: space(6) });
export const questions = css([
  oneColumnOnH5,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: bySite(space(8), space(5)),
    marginTop: bySite(space(6), space(4)),
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(5) },
  },
]);
export const answer = css({ marginTop: space(1.5), color: token('text-secondary') });
