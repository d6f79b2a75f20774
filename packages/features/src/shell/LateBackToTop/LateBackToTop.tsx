import { Suspense, useEffect, useState } from 'react';
import { late } from '@qinghe/ui/components/Late';

const View = late(async () => (await import('@qinghe/ui/components/BackToTop')).BackToTop);

/** Scroll distance in CSS px at which the code is loaded, well before the button shows. */
const NEAR = 500;

/** A `BackToTop` whose code is loaded once somebody has begun to scroll. */
export function LateBackToTop() {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear) return undefined;
    const read = () => setNear(window.scrollY >= NEAR);
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, [isNear]);
  if (!isNear) return null;
  return (
    <Suspense>
      <View />
    </Suspense>
  );
}
