import { nearSettings } from '@qinghe/hooks/data/swr';
import { nearSettings as nearParts } from '../packages/ui/src/components/Late/near.ts';

export { freezeClock } from './decorators/clock.ts';
export { FeatureSwitches } from './decorators/features.tsx';
export { openSchool } from './decorators/school.ts';
export { loadWorker } from './worker.ts';

// A story renders its whole page, however long: nothing waits to be scrolled near.
nearSettings.isEverythingNear = true;
nearParts.isEverythingNear = true;
