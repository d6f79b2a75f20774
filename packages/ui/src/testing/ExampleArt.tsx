import { css } from '@emotion/react';
import logo from '../assets/brand/logo-on-strong.svg';
import art from '../assets/side-paddy.svg';
import { text } from '../styles/text.ts';
import { space } from '../styles/space.ts';

const root = css({ position: 'relative', padding: space(10, 9) });
const picture = css({
  position: 'absolute',
  top: 0,
  left: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 100%',
});
const frame = css({ height: '100%' });
const mark = css({ height: '2rem' });
const words = css({ marginTop: space(10), fontSize: '1.875rem', lineHeight: '2.75rem' });

/** An example of the picture next to the login form, for stories. */
export function ExampleArt() {
  return (
    <div css={frame}>
      <img src={art} alt="" css={picture} />
      <div css={root}>
        <img src={logo} alt="青禾学堂" css={mark} />
        <p css={[text.display, words]}>
          像禾苗一样，
          <br />
          每天长一点
        </p>
      </div>
    </div>
  );
}
