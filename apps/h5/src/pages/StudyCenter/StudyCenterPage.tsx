import { css } from '@emotion/react';
import { PageMeta } from '@qinghe/ui/flows/PageMeta';
import { StudyContent, StudyContinue } from '@qinghe/ui/flows/StudyList';
import { token } from '@qinghe/ui/tokens';

const title = css({
  display: 'flex',
  alignItems: 'center',
  height: token('size-h5-navbar'),
  padding: '0 1rem',
  fontFamily: token('font-display'),
  fontSize: '1.5rem',
  lineHeight: '2rem',
  fontWeight: 700,
});
const hero = css({ padding: '0.25rem 1rem 0' });
const tabs = css({ marginTop: '1.25rem' });

/** What the member learns, has bought and likes, on the mobile site. */
export default function StudyCenterPage() {
  return (
    <>
      <PageMeta title="学习" />
      <h1 css={title}>学习</h1>
      <StudyContinue layout="rows" css={hero} />
      <StudyContent layout="rows" css={tabs} />
    </>
  );
}
