import { Suspense, useState } from 'react';
import { late } from '@qinghe/ui/components/Late';

const SchoolScripts = late(async () => (await import('./SchoolScripts.tsx')).SchoolScripts);

/** Whether the settings of `/env.js` name third-party scripts, right or wrong. */
const hasScripts = () => Boolean(Object(window.__QINGHE__).scripts);

/** {@link SchoolScripts}, whose code is loaded only where a school has scripts. */
export function LateSchoolScripts() {
  const [isNeeded] = useState(hasScripts);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <SchoolScripts />
    </Suspense>
  );
}
