import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import { useRef, type FocusEvent } from 'react';
import { Icon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import * as styles from './MenuPopup.styles.ts';
import type { MenuItem, MenuPopupProps } from './types.ts';

function Item({ item }: { item: MenuItem }) {
  const { label, icon, href, isNewWindow, isCurrent, onSelect, isDanger, disabled } = item;
  const { isChecked } = item;
  const isStrong = isDanger || isCurrent || isChecked;
  const content = (
    <>
      {icon && <Icon as={icon} css={[styles.icon, isStrong && styles.strongIcon]} />}
      {label}
      {isChecked && <Icon as={Check} size={18} css={styles.check} />}
    </>
  );
  if (href !== undefined && !disabled)
    return (
      <Base.LinkItem
        closeOnClick
        css={[styles.item, isCurrent && styles.current]}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onSelect}
        render={<Link variant="bare" href={href} isNewWindow={isNewWindow} />}
      >
        {content}
      </Base.LinkItem>
    );
  return (
    <Base.Item
      disabled={disabled}
      onClick={onSelect}
      {...(isChecked !== undefined && { role: 'menuitemradio', 'aria-checked': isChecked })}
      css={[
        styles.item,
        isChecked && styles.current,
        isDanger && styles.danger,
        disabled && styles.disabled,
      ]}
    >
      {content}
    </Base.Item>
  );
}

/** Styles that keep the list at the bottom of the window instead of at its button. */
const AT_BOTTOM = {
  position: 'fixed',
  top: 'auto',
  right: 0,
  bottom: 0,
  left: 0,
  transform: 'none',
} as const;

/**
 * The list of a `Menu`, loaded when its button is hovered, focused or pressed. On the mobile site it is a sheet at the bottom
 * over a dimmed page, which ends with 取消.
 */
export function MenuPopup({
  isOpen,
  onOpenChange,
  isByKeyboard,
  trigger,
  groups,
  header,
  align,
}: MenuPopupProps) {
  const hasEntered = useRef(false);
  const isSheet = document.documentElement.hasAttribute('data-h5');
  const handleFocus = (event: FocusEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || !isByKeyboard || hasEntered.current) return;
    hasEntered.current = true;
    event.currentTarget.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
  };
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={onOpenChange}
      onOpenChangeComplete={() => {
        hasEntered.current = false;
      }}
      modal={isSheet}
    >
      <Base.Portal>
        {isSheet && <Base.Backdrop css={styles.backdrop} />}
        <Base.Positioner
          anchor={trigger}
          align={align}
          sideOffset={8}
          css={styles.positioner}
          style={isSheet ? AT_BOTTOM : undefined}
        >
          <Base.Popup finalFocus={trigger} onFocus={handleFocus} css={styles.popup}>
            {groups.map((items, index) => (
              <Base.Group key={items[0]?.label ?? index}>
                {index === 0 && header && (
                  <Base.GroupLabel css={styles.header}>{header}</Base.GroupLabel>
                )}
                {(index > 0 || header) && <Base.Separator css={styles.separator} />}
                {items.map((item) => (
                  <Item key={item.label} item={item} />
                ))}
              </Base.Group>
            ))}
            {isSheet && (
              <>
                <Base.Separator css={styles.gap} />
                <Base.Item css={[styles.item, styles.cancel]}>取消</Base.Item>
              </>
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
