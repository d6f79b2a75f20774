import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useRef, type ReactNode, type RefObject } from 'react';
import { text, visuallyHidden } from '../../styles/text.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './Dialog.styles.ts';

/** Widths of a dialog: 440, 420 for a question, 720 for a list, 896 with a picture beside the form. */
export const dialogSizes = ['default', 'confirm', 'list', 'wide'] as const;

export interface DialogProps {
  /** Whether the dialog is shown. Leave it mounted to see it out. */
  isOpen: boolean;
  /** Event handler called when the person closes the dialog, by the cross or by Esc. */
  onClose: () => void;
  /** The heading, which is also the dialog's name. */
  title: string;
  /** Whether the heading is for screen readers only, as where tabs stand in its place. */
  isTitleHidden?: boolean;
  /** A line below the heading. */
  description?: ReactNode;
  /** How wide it is at most. */
  size?: (typeof dialogSizes)[number];
  /** The pane on the left of a `wide` dialog; gone below 769 px. */
  art?: ReactNode;
  /** Buttons at the end, the safe one first. */
  actions?: ReactNode;
  /** What it asks or says, below its title. */
  children?: ReactNode;
  /** Name of the closing cross. A `confirm` dialog has none: its actions close it. */
  closeLabel?: string;
  /**
   * What takes the focus when the dialog opens; the first control by default. `title` where that is no more than a link in the
   * text: the dialog is read from its start.
   */
  initialFocus?: RefObject<HTMLElement | null> | 'title';
  /** What takes the focus when the dialog has closed; what had it before by default. */
  finalFocus?: RefObject<HTMLElement | null>;
  /** Of the dialog itself, not of what lies behind it. */
  className?: string;
}

/**
 * A task or a question in front of the page, which waits. It keeps the focus inside, closes by Esc
 * and gives the focus back; a press beside it does not close it, so no form is lost by a slip. Up
 * to 640 px it is a sheet over the full width. Load it lazily.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  isTitleHidden = false,
  description,
  size = 'default',
  art,
  actions,
  children,
  closeLabel = '关闭',
  initialFocus,
  finalFocus,
  className,
}: DialogProps) {
  const isConfirm = size === 'confirm';
  const titleRef = useRef<HTMLHeadingElement>(null);
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      disablePointerDismissal
    >
      <Base.Portal>
        <Base.Backdrop css={styles.backdrop} />
        <Base.Viewport css={styles.viewport}>
          <Base.Popup
            initialFocus={initialFocus === 'title' ? titleRef : initialFocus}
            finalFocus={finalFocus}
            css={[styles.popup, styles.sizes[size], art != null && styles.columns]}
            className={className}
          >
            {art != null && <div css={styles.art}>{art}</div>}
            <div css={[styles.body, styles.bodies[size]]}>
              <Base.Title
                ref={titleRef}
                tabIndex={-1}
                css={
                  isTitleHidden
                    ? visuallyHidden
                    : [
                        styles.title,
                        isConfirm ? text.title : text.h3,
                        !isConfirm && styles.titleBesideClose,
                      ]
                }
              >
                {title}
              </Base.Title>
              {description && (
                <Base.Description css={styles.descriptions[isConfirm ? 'confirm' : 'default']}>
                  {description}
                </Base.Description>
              )}
              {children && <div css={!isTitleHidden && styles.content}>{children}</div>}
              {actions && <div css={styles.actions}>{actions}</div>}
              {!isConfirm && (
                <Base.Close
                  css={styles.close}
                  render={<IconButton label={closeLabel} icon={X} />}
                />
              )}
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
