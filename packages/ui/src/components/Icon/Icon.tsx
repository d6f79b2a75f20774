import { css } from '@emotion/react';
import type { ComponentType, SVGProps } from 'react';

const root = css({ flex: 'none', display: 'block' });

/** Icon sizes of the design, in design px. */
export const iconSizes = [14, 16, 18, 20, 24, 28, 32] as const;

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  /** A lucide icon, or any component that renders a 24-unit `svg`. */
  as: ComponentType<SVGProps<SVGSVGElement>>;
  /** Edge length in design px; it scales with the root font size. */
  size?: (typeof iconSizes)[number];
}

/** A decorative icon, hidden from screen readers: the control around it has the accessible name. */
export function Icon({ as: Drawing, size = 20, ...rest }: IconProps) {
  const edge = `${size / 16}rem`;
  return (
    <Drawing
      css={root}
      width={edge}
      height={edge}
      strokeWidth={1.75}
      aria-hidden="true"
      focusable="false"
      {...rest}
    />
  );
}
