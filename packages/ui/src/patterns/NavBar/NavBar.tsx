import { ChevronLeft, X } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import { Icon } from '../../components/Icon/index.ts';
import * as styles from './NavBar.styles.ts';

export interface NavBarProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Title of the page; its h1 unless `isTitleHeading` is false. */
  title?: string;
  /** Whether the title is the page's h1; set it to false where the content has an h1. */
  isTitleHeading?: boolean;
  /** Event handler called by the back button; without it the button is left out. */
  onBack?: () => void;
  /** Accessible name of the back button. */
  backLabel?: string;
  /** Whether the back button is a close button, with a cross instead of the arrow. */
  isClosable?: boolean;
  /** Icon buttons at the end of the bar, 44 px each. */
  rightSlot?: ReactNode;
  /** Whether the bar is transparent, for tinted pages. */
  isPlain?: boolean;
  /** Whether the bar lies over a picture at the top of the page: it takes no space and its buttons are round. */
  isOverPicture?: boolean;
}

/** The bar at the top of a mobile page: back button, title and one or two actions. */
export function NavBar({
  title,
  isTitleHeading = true,
  onBack,
  isClosable = false,
  backLabel = isClosable ? '关闭' : '返回',
  rightSlot,
  isPlain = false,
  isOverPicture = false,
  ...rest
}: NavBarProps) {
  const Title = isTitleHeading ? 'h1' : 'p';
  return (
    <header
      css={[styles.root, (isPlain || isOverPicture) && styles.plain, isOverPicture && styles.over]}
      {...rest}
    >
      <div css={[styles.row, isOverPicture && styles.overRow]}>
        {onBack && (
          <button type="button" css={styles.back} aria-label={backLabel} onClick={onBack}>
            <Icon as={isClosable ? X : ChevronLeft} size={24} />
          </button>
        )}
        {title && !isOverPicture && <Title css={styles.title}>{title}</Title>}
        {rightSlot && <div css={styles.right}>{rightSlot}</div>}
      </div>
    </header>
  );
}
