import { ChevronDown } from 'lucide-react';
import {
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { Icon } from '../../../components/Icon/index.ts';
import { NavLink } from '../../NavMenu/NavLink.tsx';
import type { NavItem } from '../../NavMenu/types.ts';
import * as styles from '../Header.styles.ts';

export interface NavDropdownProps {
  item: NavItem;
}

/**
 * A navigation entry with a dropdown of its children. The dropdown opens on hover, by ↓ or by its
 * button, and closes by Esc. An entry with an `href` is a link as well.
 */
export function NavDropdown({ item }: NavDropdownProps) {
  const { name, href, isCurrent = false, children = [] } = item;
  const [isOpen, setOpen] = useState<boolean | 'hover'>(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const listId = useId();

  const links = () => Array.from(list.current?.querySelectorAll('a') ?? []);
  const moveFocus = (by: 1 | -1) => {
    const all = links();
    const at = all.findIndex((link) => link === document.activeElement);
    const next = at < 0 ? 0 : (at + by + all.length) % all.length;
    all[next]?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      if (list.current?.contains(document.activeElement)) button.current?.focus();
      setOpen(false);
    } else if (event.key === 'ArrowDown' || (event.key === 'ArrowUp' && isOpen)) {
      event.preventDefault();
      setOpen(true);
      const by = event.key === 'ArrowDown' ? 1 : -1;
      requestAnimationFrame(() => moveFocus(by));
    }
  };
  const handleBlur = (event: FocusEvent) => {
    if (!root.current?.contains(event.relatedTarget)) setOpen(false);
  };

  const entry = [styles.entry, isCurrent && styles.currentEntry];
  const disclosure = {
    ref: button,
    type: 'button' as const,
    'aria-expanded': isOpen !== false,
    'aria-controls': listId,
    // The pointer that presses has opened the dropdown on its way, so a press closes only what a press or a key has opened.
    onClick: (event: MouseEvent) => setOpen(!isOpen || (isOpen === 'hover' && event.detail > 0)),
  };
  const chevron = (
    <Icon as={ChevronDown} size={16} css={[styles.chevron, isOpen && styles.openChevron]} />
  );
  return (
    <li>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- events of the link and the button inside */}
      <div
        ref={root}
        role="group"
        aria-label={name}
        css={styles.group}
        onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(isOpen || 'hover')}
        onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
        onKeyDown={handleKeyDown}
        onBlur={handleBlur}
      >
        {href ? (
          <>
            <NavLink item={item} css={[...entry, styles.groupLink]} />
            <button css={styles.disclosure} aria-label={`${name}的子菜单`} {...disclosure}>
              {chevron}
            </button>
          </>
        ) : (
          <button css={entry} {...disclosure}>
            {name}
            {chevron}
          </button>
        )}
        <div css={styles.dropdown} hidden={!isOpen}>
          <ul ref={list} id={listId} css={styles.dropdownPanel}>
            {children.map((child) => (
              <li key={child.id}>
                <NavLink
                  item={child}
                  css={[styles.dropdownItem, child.isCurrent && styles.currentDropdownItem]}
                  onClick={() => setOpen(false)}
                />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </li>
  );
}
