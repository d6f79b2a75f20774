import { css } from '@emotion/react';
import { BRAND } from '@qinghe/hooks/env';
import picture from '@qinghe/ui/assets/side-paddy.svg';
import { useSchoolName, useSystem } from '@qinghe/hooks/stores/system';
import { Logo } from '@qinghe/ui/components/Logo';
import { text } from '@qinghe/ui/styles/text';
import { space } from '@qinghe/ui/styles/space';

const image = css({
  position: 'absolute',
  top: 0,
  left: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 100%',
});
const front = css({ '--logo-height': '2rem', position: 'relative', padding: space(10, 9) });
const words = css({ marginTop: space(10), fontSize: '1.875rem', lineHeight: '2.75rem' });

/** The panel with a picture, the logo and the slogan next to the login and registration forms. */
export function AccountArt() {
  const name = useSchoolName();
  const config = useSystem((state) => state.config);
  return (
    <>
      <img src={picture} alt="" css={image} />
      <div css={front}>
        <Logo surface="strong" name={name} src={name === BRAND ? null : config?.logo.logo} />
        {/* The slogan belongs to the brand, so other schools do not show it. */}
        {name === BRAND && (
          <p css={[text.display, words]}>
            像禾苗一样，
            <br />
            每天长一点
          </p>
        )}
      </div>
    </>
  );
}
