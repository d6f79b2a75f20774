import { css } from '@emotion/react';
import picture from '@qinghe/ui/assets/side-paddy.svg';
import { Logo } from '@qinghe/ui/components/Logo';
import { text } from '@qinghe/ui/styles/text';

const image = css({
  position: 'absolute',
  top: 0,
  left: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 100%',
});
const front = css({ position: 'relative', padding: '2.5rem 2.25rem' });
const words = css({ marginTop: '2.25rem', fontSize: '1.875rem', lineHeight: '2.75rem' });

/** The picture beside the login and the registration. */
export function AccountArt({ schoolName }: { schoolName: string }) {
  return (
    <>
      <img src={picture} alt="" css={image} />
      <div css={front}>
        <Logo surface="strong" name={schoolName} />
        <p css={[text.display, words]}>
          像禾苗一样，
          <br />
          每天长一点
        </p>
      </div>
    </>
  );
}
