import { Suspense, useState } from 'react';
import { readScripts } from '@qinghe/hooks/env';
import { late } from '@qinghe/ui/components/Late';

const SchoolScripts = late(async () => (await import('./SchoolScripts.tsx')).SchoolScripts);

/** {@link SchoolScripts}, whose code is loaded only where a school has scripts. */
export function LateSchoolScripts() {
  const [{ list }] = useState(readScripts);
  if (list.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <SchoolScripts />
    </Suspense>
  );
}
