import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useRef, type ReactNode, type RefObject } from 'react';
import { text, visuallyHidden } from '../../styles/text.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './Dialog.styles.ts';

/** Widths in design px: `default` 440, `confirm` 420 for a question, `list` 720, `wide` 896 with a picture next to the form. */
export const dialogSizes = ['default', 'confirm', 'list', 'wide'] as const;

export interface DialogProps {
  /** Whether the dialog is shown. Keep it mounted while it closes, for the closing animation. */
  isOpen: boolean;
  /** Event handler called when the person closes the dialog by the close button or Esc. */
  onClose: () => void;
  /** The heading, which is also the dialog's accessible name. */
  title: string;
  /** Whether the heading is for screen readers only, for example where tabs take its place. */
  isTitleHidden?: boolean;
  /** A line below the heading. */
  description?: ReactNode;
  /** Width of the dialog; `confirm` is for a question with two answers. */
  size?: (typeof dialogSizes)[number];
  /** The pane on the left of a `wide` dialog; hidden below 769 px. */
  art?: ReactNode;
  /** Buttons at the end, the safe one (cancel) first. */
  actions?: ReactNode;
  /** Content between the title and the actions. */
  children?: ReactNode;
  /** Accessible name of the close button. A `confirm` dialog has no close button: its actions close it. */
  closeLabel?: string;
  /**
   * Element that is focused when the dialog opens; the first control by default. Use `title` where the first control is only a
   * link in the text, so that screen readers start at the title.
   */
  initialFocus?: RefObject<HTMLElement | null> | 'title';
  /** Element that is focused after closing; by default the one focused before opening. */
  finalFocus?: RefObject<HTMLElement | null>;
  /** Class of the dialog's box. */
  className?: string;
}

/**
 * A modal dialog for a task or a question. It keeps the focus inside, closes by Esc and then returns
 * the focus; a press outside does not close it, so that no form is lost by accident. Up to 767 px, and
 * on the mobile site, it is a bottom sheet of the full width. Load it lazily.
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
