import { useEffect, useRef, useState, type HTMLAttributes } from 'react';
import mark from '../../assets/brand/logo-mark.svg';
import { BRAND, signOf } from '../Logo/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { qrPath } from './qrPath.ts';
import * as styles from './QrCode.styles.ts';

interface Drawing {
  value: string;
  /** Null when the value does not fit into a code. */
  code: { size: number; path: string } | null;
}

async function draw(value: string, hasLogo: boolean): Promise<Drawing> {
  try {
    const { encode } = await import('uqr');
    const { size, data } = encode(value, { ecc: hasLogo ? 'Q' : 'M', border: 0 });
    return { value, code: { size, path: qrPath(data) } };
  } catch {
    return { value, code: null };
  }
}

/** `margin`: distance from the viewport at which codes are drawn (CSS); `isEverythingNear`: all are drawn, as in stories. */
export const codeSettings = { margin: '600px', isEverythingNear: false };

export interface QrCodeProps extends HTMLAttributes<HTMLSpanElement> {
  /** Content of the code, usually a URL; at most about 1600 bytes. Null while it is loading. */
  value: string | null;
  /** Accessible name: what the code is for. */
  label: string;
  /** Edge length of the white plate in design px. */
  size?: number;
  /** Whether the logo mark is in the middle; the code then has more error correction. */
  hasLogo?: boolean;
  /** Name of the school for the mark; a school other than Qinghe has the first character of its name as mark. */
  schoolName?: string;
  /** Shown in place of a code that cannot be drawn. */
  failureText?: string;
}

/**
 * A QR code on a white plate in both themes. The encoder is loaded when the first code comes near the viewport; until then a
 * skeleton keeps its place.
 */
export function QrCode({
  value,
  label,
  size = 112,
  hasLogo = false,
  schoolName = BRAND,
  failureText = '二维码生成失败',
  style,
  ...rest
}: QrCodeProps) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [isNear, setNear] = useState(codeSettings.isEverythingNear);
  const plate = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!plate.current || value === null) return undefined;
    let isCurrent = true;
    const show = () =>
      void draw(value, hasLogo).then((drawn) => {
        if (isCurrent) setDrawing(drawn);
      });
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setNear(true);
        show();
      },
      { rootMargin: codeSettings.margin },
    );
    if (codeSettings.isEverythingNear) show();
    else observer.observe(plate.current);
    return () => {
      isCurrent = false;
      observer.disconnect();
    };
  }, [value, hasLogo]);

  const isPending = drawing?.value !== value;
  const code = isPending ? null : drawing.code;
  const logoSize = code ? code.size * 0.2 : 0;
  const middle = code ? (code.size - logoSize) / 2 : 0;
  return (
    <span
      ref={plate}
      css={styles.plate}
      style={{ ['--qr-size' as string]: `${size / 16}rem`, ...style }}
      {...rest}
    >
      {code && (
        <svg
          css={styles.code}
          viewBox={`0 0 ${code.size} ${code.size}`}
          role="img"
          aria-label={label}
        >
          <path d={code.path} fill="currentColor" shapeRendering="crispEdges" />
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
                <text
                  css={styles.sign}
                  x={code.size / 2}
                  y={code.size / 2}
                  fontSize={logoSize * 0.8}
                >
                  {signOf(schoolName)}
                </text>
              )}
            </>
          )}
        </svg>
      )}
      {isPending && (
        <span
          css={styles.pending}
          data-theme="light"
          aria-busy={value === null || isNear || undefined}
          {...(value !== null && { role: 'img', 'aria-label': label })}
        >
          <Skeleton height="100%" />
        </span>
      )}
      {!isPending && !code && <span css={styles.failure}>{failureText}</span>}
    </span>
  );
}
