import type { ButtonHTMLAttributes, ReactNode, RefObject } from 'react';
import type { IconProps } from '../Icon/index.ts';

export interface MenuItem {
  label: string;
  /** Icon before the label, such as a lucide icon (see `Icon`). */
  icon?: IconProps['as'];
  /** Link target of the item; an item without one needs `onSelect`. */
  href?: string;
  /** Whether the link opens a new window. */
  isNewWindow?: boolean;
  /** Whether the link leads to the current page. */
  isCurrent?: boolean;
  /** Whether the item is the selected choice; setting it makes the item a radio item. */
  isChecked?: boolean;
  /** Event handler called when the item is chosen. */
  onSelect?: () => void;
  /** Whether the action cannot be undone; the item is shown in red. */
  isDanger?: boolean;
  disabled?: boolean;
}

export interface MenuProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  | 'aria-haspopup'
  | 'aria-expanded'
  | 'aria-controls'
  | 'onClick'
  | 'onFocus'
  | 'onKeyDown'
  | 'onPointerDown'
  | 'onPointerEnter'
> {
  /** Items in groups; a line separates two groups. */
  groups: ReadonlyArray<readonly MenuItem[]>;
  /** Content above the first group, such as the person's picture and name. */
  header?: ReactNode;
  /** Edge of the trigger that the menu is aligned with. */
  align?: 'start' | 'center' | 'end';
  /** Native type of the button; `submit` submits the form around it. */
  type?: 'button' | 'submit' | 'reset';
  /** Content of the trigger. A trigger without text needs an `aria-label`. */
  children: ReactNode;
}

export interface MenuPopupProps extends Pick<MenuProps, 'groups' | 'header' | 'align'> {
  /** Whether the menu is open. */
  isOpen: boolean;
  /** Event handler called when the menu opens or closes. */
  onOpenChange: (isOpen: boolean) => void;
  /** Whether the menu was opened by keyboard; its first item is then focused. */
  isByKeyboard: boolean;
  /** The button that opens the menu; the menu is positioned at it. */
  trigger: RefObject<HTMLButtonElement | null>;
}
