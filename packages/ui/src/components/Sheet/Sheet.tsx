import { Drawer } from '@base-ui/react/drawer';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { text, visuallyHidden } from '../../styles/text.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './Sheet.styles.ts';

/** Edges of the screen that a sheet slides in from. */
export const sheetSides = ['bottom', 'left'] as const;

const swipeDirections = { bottom: 'down', left: 'left' } as const;

export interface SheetProps {
  /** Whether the sheet is shown. Keep it mounted while it closes, for the closing animation. */
  isOpen: boolean;
  /** Event handler called when the person closes the sheet: by a drag, a press outside, the grip, the close button or Esc. */
  onClose: () => void;
  /** The heading, which is also the sheet's accessible name. */
  title: string;
  /** Whether the heading is for screen readers only. */
  isTitleHidden?: boolean;
  /** `bottom`: with a grip, up to 480 px wide; `left`: 280 px wide, for the navigation. */
  side?: (typeof sheetSides)[number];
  /** Whether the sheet has no side padding, for rows over the full width. */
  isFlush?: boolean;
  /** Content of the sheet. */
  children: ReactNode;
  /** Accessible name of the grip or the close button. */
  closeLabel?: string;
  /** Element that is focused after closing; by default the one focused before opening. */
  finalFocus?: RefObject<HTMLElement | null>;
  /** Class of the panel. */
  className?: string;
}

/**
 * A panel that slides in from the edge of the screen and can be dragged away. It keeps the focus
 * inside and returns it on closing. Load it lazily.
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
