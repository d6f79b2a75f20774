import {
  createElement,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type CSSProperties,
} from 'react';
import { late } from './late.ts';
import { whenReached } from './whenReached.ts';

/**
 * Returns a `late` component for what stands below the first window of a page: its code is loaded once a reader comes near its
 * place. Later it is rendered at once wherever it appears again, so that going back finds the page as high as it was left.
 * Render it inside a `Suspense`.
 *
 * @param place Styles of the empty element that keeps its place; by default it has no height.
 */
export function below<P extends object>(
  load: () => Promise<ComponentType<P>>,
  place?: CSSProperties,
): ComponentType<P> {
  const Part: ComponentType<P> = late(load);
  let wasReached = false;
  return function Below(props) {
    const spot = useRef<HTMLDivElement>(null);
    const [isReached, setIsReached] = useState(wasReached);
    useEffect(() => {
      if (isReached || !spot.current) return undefined;
      return whenReached([spot.current], () => {
        wasReached = true;
        setIsReached(true);
      });
    }, [isReached]);
    return isReached
      ? createElement(Part, props)
      : createElement('div', { ref: spot, style: place });
  };
}
