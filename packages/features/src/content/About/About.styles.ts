import { css } from '@emotion/react';
import { corner } from '@qinghe/ui/styles/corner';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';
import { bySite } from '@qinghe/ui/styles/bySite';
import { centreOnH5, flexOnH5, gridOnH5, oneColumnOnH5 } from '@qinghe/ui/styles/site';

export const content = css({
  // Distance by which the content glides up where there are no teachers (see `Yielded`): their skeleton's height and the gap.
  '--yielded': bySite('32.5rem', '41.5rem'),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(12),
  '& > [data-yielded]': { position: 'absolute' },
});
export const prose = css({
  maxWidth: token('container-prose'),
  width: '100%',
});
export const panel = css({
  padding: bySite(space(12), space(5)),
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: bySite(token('radius-xl'), corner(1.125)),
  background: token('surface-base'),
  [media.tablet]: { padding: bySite(space(6), space(5)) },
});
export const linkText = css({ marginBottom: space(5), color: token('text-secondary') });

export const reach = css([
  oneColumnOnH5,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: bySite(space(12), space(6)),
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(6) },
  },
]);
export const reachTitle = css({
  fontSize: bySite(token('fs-h2'), '1.25rem'),
  lineHeight: bySite(token('lh-h2'), token('lh-title')),
});
export const contacts = css([
  gridOnH5,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: bySite(space(4, 12), '0'),
    marginTop: bySite(space(5), space(2)),
  },
]);
export const contact = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space(3),
  minHeight: bySite('0', token('size-touch-min')),
});
export const contactIcon = css({ display: 'grid', color: token('text-brand') });
export const contactLink = css([
  flexOnH5,
  {
    '&&': { color: token('text-primary') },
    alignItems: 'center',
    minHeight: bySite('0', token('size-touch-min')),
  },
]);
export const codes = css([
  centreOnH5,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space(6),
  },
]);
export const code = css({ width: '7rem', color: token('text-secondary'), textAlign: 'center' });
export const codeImage = css({
  display: 'block',
  width: '7rem',
  height: '7rem',
  marginBottom: space(2),
  padding: space(1.5),
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: corner(0.75),
  background: token('white'),
});
