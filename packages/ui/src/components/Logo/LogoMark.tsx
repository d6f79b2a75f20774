import markDark from '../../assets/brand/logo-mark-dark.svg';
import markLight from '../../assets/brand/logo-mark.svg';
import { onDark, onLight, tile } from './Logo.styles.ts';
import { largeTile, mark } from './LogoMark.styles.ts';
import { BRAND, signOf } from './brand.ts';

export interface LogoMarkProps {
  /** The school's name. */
  name?: string;
}

/** Only the mark, 64 design px, for pages with little else on them; decorative. */
export function LogoMark({ name = BRAND }: LogoMarkProps) {
  if (name !== BRAND)
    return (
      <span css={[tile, largeTile]} aria-hidden="true">
        {signOf(name)}
      </span>
    );
  return (
    <>
      <img css={[mark, onLight]} src={markLight} alt="" />
      <img css={[mark, onDark]} src={markDark} alt="" />
    </>
  );
}
