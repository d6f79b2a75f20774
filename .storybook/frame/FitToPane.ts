import {
  cloneElement,
  createElement,
  isValidElement,
  useLayoutEffect,
  useState,
  type PropsWithChildren,
} from 'react';
import { Button } from 'storybook/internal/components';
import { useAddonState, useGlobals, useParameter } from 'storybook/manager-api';
import { scaleToFit, widthOf } from './fit.ts';

/** Whether pictures are as large as life. Storybook takes a state of `false` for none, so that the default has to be it. */
const STATE = 'qinghe/fit';

type Windows = Parameters<typeof widthOf>[1];

const noWindows: { options?: Windows } = {};

/** How wide the pane is that pictures stand in; 0 until it is there. */
function usePaneWidth(): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const pane = document.getElementById('storybook-preview-wrapper');
    if (!pane) return undefined;
    const measure = () => setWidth(pane.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(pane);
    measure();
    return () => observer.disconnect();
  }, []);
  return width;
}

/** Makes the picture of a window that is wider than the pane small enough to be seen whole. */
export function FitToPane({ children }: PropsWithChildren) {
  const pane = usePaneWidth();
  const [isFull] = useAddonState(STATE, false);
  const [globals] = useGlobals();
  const { options = {} } = useParameter('viewport', noWindows);
  // The frame takes its size from what the zoom of the toolbar says; 1 is where nobody has zoomed.
  if (!isValidElement<{ scale?: number }>(children) || children.props.scale !== 1) return children;
  const scale = isFull ? 1 : scaleToFit(widthOf(globals['viewport'], options), pane);
  return cloneElement(children, { scale });
}

/** Turns the fitting off for who wants to see a page as large as life. */
export function FitTool() {
  const [isFull, setFull] = useAddonState(STATE, false);
  // Storybook builds its frame without the JSX transform that the rest of the project has.
  return createElement(
    Button,
    {
      size: 'small',
      padding: 'small',
      variant: 'ghost',
      active: !isFull,
      ariaLabel: 'Fit the picture to the pane',
      onClick: () => setFull(!isFull),
    },
    'Fit',
  );
}
