import { ChevronLeft, X } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import { Icon } from '../../components/Icon/index.ts';
import * as styles from './NavBar.styles.ts';

export interface NavBarProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** The page's name, its h1 unless `isTitleHeading` is off. */
  title?: string;
  /** Whether the title is the page's h1; off where the content has its own. */
  isTitleHeading?: boolean;
  /** Event handler called by the back button; without one there is no button. */
  onBack?: () => void;
  /** The name of the way back. */
  backLabel?: string;
  /** Whether the page is closed rather than left backwards: a cross in place of the arrow. */
  isClosable?: boolean;
  /** Icon buttons at the end, 44 each. */
  rightSlot?: ReactNode;
  /** Whether the bar has no surface of its own, on a tinted page. */
  isPlain?: boolean;
  /** Whether the page begins with a picture that the bar stands on: it takes no room, its buttons are round. */
  isOverPicture?: boolean;
}

/** The bar at the top of a mobile page: back, the page's name, one or two actions. */
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
