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

/** Key of the state whether stories are shown unscaled. Storybook treats `false` as no state, so it must be the default. */
const STATE = 'qinghe/fit';

type Windows = Parameters<typeof widthOf>[1];

const noWindows: { options?: Windows } = {};

/** Returns the width of the preview pane; 0 until it exists. */
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

/** Scales the preview down when the story's window is wider than the pane, so that all of it is visible. */
export function FitToPane({ children }: PropsWithChildren) {
  const pane = usePaneWidth();
  const [isFull] = useAddonState(STATE, false);
  const [globals] = useGlobals();
  const { options = {} } = useParameter('viewport', noWindows);
  // The preview's `scale` is the zoom of the toolbar; it is changed only while the reader has not zoomed.
  if (!isValidElement<{ scale?: number }>(children) || children.props.scale !== 1) return children;
  const scale = isFull ? 1 : scaleToFit(widthOf(globals['viewport'], options), pane);
  return cloneElement(children, { scale });
}

/** A toolbar button that switches the scaling on and off. */
export function FitTool() {
  const [isFull, setFull] = useAddonState(STATE, false);
  // Storybook builds its manager without the project's JSX transform.
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
