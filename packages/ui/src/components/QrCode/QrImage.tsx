import { encode } from 'uqr';
import mark from '../../assets/brand/logo-mark.svg';
import { BRAND, signOf } from '../Logo/index.ts';
import { qrPath } from './qrPath.ts';
import * as styles from './QrImage.styles.ts';

interface Qr {
  /** Modules on an edge. */
  size: number;
  /** SVG path data of the dark modules. */
  path: string;
}

/** Encodes a value, with more error correction where a logo covers the middle. Throws when the value does not fit. */
export function qrOf(value: string, hasLogo: boolean): Qr {
  const { size, data } = encode(value, { ecc: hasLogo ? 'Q' : 'M', border: 0 });
  return { size, path: qrPath(data) };
}

interface QrImageProps {
  qr: Qr;
  /** Accessible name. */
  label: string;
  hasLogo: boolean;
  schoolName: string;
}

/** An encoded value as a picture, with the mark of the school in its middle if wanted. */
export function QrImage({ qr: { size, path }, label, hasLogo, schoolName }: QrImageProps) {
  const logoSize = size * 0.2;
  const middle = (size - logoSize) / 2;
  return (
    <svg css={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
      {hasLogo && (
        <>
          <rect
            x={middle - 0.75}
            y={middle - 0.75}
            width={logoSize + 1.5}
            height={logoSize + 1.5}
            rx={logoSize * 0.28}
            fill="#fff"
          />
          {schoolName === BRAND ? (
            <image href={mark} x={middle} y={middle} width={logoSize} height={logoSize} />
          ) : (
            <text css={styles.sign} x={size / 2} y={size / 2} fontSize={logoSize * 0.8}>
              {signOf(schoolName)}
            </text>
          )}
        </>
      )}
    </svg>
  );
}
