import { useEffect, useRef, useState, type HTMLAttributes } from 'react';
import { nearSettings, whenNear } from '../Late/near.ts';
import { BRAND } from '../Logo/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import type { QrImage, qrOf } from './QrImage.tsx';
import * as styles from './QrCode.styles.ts';

interface Drawing {
  value: string;
  /** Null when the value does not fit into a code, or the code that draws it cannot be loaded. */
  qr: ReturnType<typeof qrOf> | null;
  Image?: typeof QrImage;
}

async function draw(value: string, hasLogo: boolean): Promise<Drawing> {
  try {
    const { QrImage: Image, qrOf: encoded } = await import('./QrImage.tsx');
    return { value, qr: encoded(value, hasLogo), Image };
  } catch {
    return { value, qr: null };
  }
}

/** Distance from the viewport at which codes are drawn. */
const MARGIN = '600px';

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
 * A QR code on a white plate in both themes. What encodes and draws it is loaded when the first code comes near the viewport;
 * until then a skeleton keeps its place.
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
  const [isNear, setNear] = useState(nearSettings.isEverythingNear);
  const plate = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!plate.current || value === null) return undefined;
    let isCurrent = true;
    const stopWaiting = whenNear([plate.current], MARGIN, () => {
      setNear(true);
      void draw(value, hasLogo).then((drawn) => {
        if (isCurrent) setDrawing(drawn);
      });
    });
    return () => {
      isCurrent = false;
      stopWaiting();
    };
  }, [value, hasLogo]);

  const isPending = drawing?.value !== value;
  const { qr = null, Image } = isPending ? {} : drawing;
  return (
    <span
      ref={plate}
      css={styles.plate}
      style={{ ['--qr-size' as string]: `${size / 16}rem`, ...style }}
      {...rest}
    >
      {qr && Image && <Image qr={qr} label={label} hasLogo={hasLogo} schoolName={schoolName} />}
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
      {!isPending && !qr && <span css={styles.failure}>{failureText}</span>}
    </span>
  );
}
