import { useRef, useState, type ComponentType, type KeyboardEvent } from 'react';
import type { MenuPopupProps, MenuProps } from './types.ts';

const loadPopup = () => import('./MenuPopup.tsx');

/**
 * A button that opens a list of links and actions. The code of the list is loaded when the pointer
 * or the focus reaches the button; a press before it has loaded opens the list once it has. Rest props
 * go to the button.
 */
export function Menu({
  groups,
  header,
  align = 'end',
  type = 'button',
  children,
  ...rest
}: MenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const [Popup, setPopup] = useState<ComponentType<MenuPopupProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isByKeyboard, setByKeyboard] = useState(false);
  const load = () => {
    if (Popup) return;
    loadPopup().then(
      (module) => setPopup(() => module.MenuPopup),
      // The code could not be loaded, for example offline; the next press tries again.
      () => setOpen(false),
    );
  };
  const change = (isNowOpen: boolean, isKeyboard: boolean) => {
    load();
    setByKeyboard(isKeyboard);
    setOpen(isNowOpen);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || isOpen) return;
    event.preventDefault();
    change(true, true);
  };
  return (
    <>
      <button
        ref={trigger}
        type={type}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={load}
        onFocus={load}
        // Pressing the trigger closes an open menu before the click event, so remember whether it was open.
        onPointerDown={() => {
          wasOpen.current = isOpen;
        }}
        onClick={(event) => {
          const isKeyboard = event.detail === 0;
          change(isKeyboard ? !isOpen : !wasOpen.current, isKeyboard);
        }}
        onKeyDown={handleKeyDown}
        {...rest}
      >
        {children}
      </button>
      {Popup && (
        <Popup
          isOpen={isOpen}
          onOpenChange={setOpen}
          isByKeyboard={isByKeyboard}
          trigger={trigger}
          groups={groups}
          header={header}
          align={align}
        />
      )}
    </>
  );
}
