import { Drawer } from '@base-ui/react/drawer';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { text, visuallyHidden } from '../../styles/text.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './Sheet.styles.ts';

/** Edges a sheet comes from. */
export const sheetSides = ['bottom', 'left'] as const;

const swipeDirections = { bottom: 'down', left: 'left' } as const;

export interface SheetProps {
  /** Whether the sheet is shown. Leave it mounted to see it out. */
  isOpen: boolean;
  /** Event handler called when the person closes the sheet: drag, press beside it, grip, cross or Esc. */
  onClose: () => void;
  /** The heading, which is also the sheet's name. */
  title: string;
  /** Whether the heading is for screen readers only. */
  isTitleHidden?: boolean;
  /** `bottom` with a grip, up to 480 px wide; `left` 280 px wide, for the navigation. */
  side?: (typeof sheetSides)[number];
  /** Whether the content brings its own padding at the sides, as rows over the full width do. */
  isFlush?: boolean;
  /** What it holds, below its title. */
  children: ReactNode;
  /** Name of the grip or the cross. */
  closeLabel?: string;
  /** What takes the focus when the sheet has closed; what had it before by default. */
  finalFocus?: RefObject<HTMLElement | null>;
  /** Of the sheet itself, not of what lies behind it. */
  className?: string;
}

/**
 * A panel from the edge of the screen, which can be dragged back. It keeps the focus inside and
 * gives it back. Load it lazily.
 */
export function Sheet({
  isOpen,
  onClose,
  title,
  isTitleHidden = false,
  side = 'bottom',
  isFlush = false,
  children,
  closeLabel = '关闭',
  finalFocus,
  className,
}: SheetProps) {
  const isLeft = side === 'left';
  const heading = (
    <Drawer.Title css={isTitleHidden ? visuallyHidden : text.title}>{title}</Drawer.Title>
  );
  return (
    <Drawer.Root
      open={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      swipeDirection={swipeDirections[side]}
    >
      <Drawer.Portal>
        <Drawer.Backdrop css={styles.backdrop} />
        <Drawer.Viewport css={[styles.viewport, styles.viewports[side]]}>
          <Drawer.Popup
            finalFocus={finalFocus}
            css={[styles.popup, styles.popups[side]]}
            className={className}
          >
            {!isLeft && <Drawer.Close aria-label={closeLabel} css={styles.grip} />}
            {isLeft || !isTitleHidden ? (
              <div css={[styles.header, styles.headers[side]]}>
                {heading}
                {isLeft && <Drawer.Close render={<IconButton label={closeLabel} icon={X} />} />}
              </div>
            ) : (
              heading
            )}
            <Drawer.Content css={[styles.body, styles.bodies[side], isFlush && styles.flush]}>
              {children}
            </Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
