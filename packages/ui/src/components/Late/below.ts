import {
  createElement,
  lazy,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type CSSProperties,
} from 'react';
import { turn } from './late.ts';
import { whenReached } from './whenReached.ts';

/**
 * Returns a component for what stands below the first window of a page: its code is loaded once a reader comes near its place.
 * Later it is rendered at once wherever it appears again, so that going back finds the page as high as it was left. Unlike a
 * `late` one it throws where its code cannot be loaded: a reader may come when the page's release is long gone. Render it inside
 * an error boundary and a `Suspense`.
 *
 * @param place Styles of the empty element that keeps its place; by default it has no height.
 */
export function below<P extends object>(
  load: () => Promise<ComponentType<P>>,
  place?: CSSProperties,
): ComponentType<P> {
  const Part: ComponentType<P> = lazy(async () => {
    await turn();
    return { default: await load() };
  });
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
