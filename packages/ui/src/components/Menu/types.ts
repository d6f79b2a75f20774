import type { ButtonHTMLAttributes, ReactNode, RefObject } from 'react';
import type { IconProps } from '../Icon/index.ts';

export interface MenuItem {
  label: string;
  /** The drawing before the label, as in `Icon`. */
  icon?: IconProps['as'];
  /** Where the item leads; an item has this or `onSelect`. */
  href?: string;
  /** Whether the link opens a new window. */
  isNewWindow?: boolean;
  /** Whether the link leads to where the person is. */
  isCurrent?: boolean;
  /** Whether the choice is the present one; an item with it is one of those to choose between. */
  isChecked?: boolean;
  /** Event handler called when the item is chosen. */
  onSelect?: () => void;
  /** Whether the item cannot be undone. */
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
  /** Items in groups; a hairline stands between two groups. */
  groups: ReadonlyArray<readonly MenuItem[]>;
  /** What stands above the first group, such as the person's picture and name. */
  header?: ReactNode;
  /** Which edge of the trigger the menu lines up with. */
  align?: 'start' | 'center' | 'end';
  /** What it does in a form; `submit` sends it. */
  type?: 'button' | 'submit' | 'reset';
  /** Content of the trigger. A trigger without words takes an `aria-label`. */
  children: ReactNode;
}

export interface MenuPopupProps extends Pick<MenuProps, 'groups' | 'header' | 'align'> {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when it opens or closes. */
  onOpenChange: (isOpen: boolean) => void;
  /** Whether the keyboard opened the menu: the first item takes the focus then. */
  isByKeyboard: boolean;
  /** The button that opens it, beside which it stands. */
  trigger: RefObject<HTMLButtonElement | null>;
}
