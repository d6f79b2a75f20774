import { nearSettings } from '@qinghe/hooks/data/swr';
import { codeSettings } from '../packages/ui/src/components/QrCode/index.ts';

export { freezeClock } from './decorators/clock.ts';
export { FeatureSwitches } from './decorators/features.tsx';
export { openSchool } from './decorators/school.ts';
export { loadWorker } from './worker.ts';

// A story renders its whole page, however long: nothing waits to be scrolled near.
nearSettings.isEverythingNear = true;
codeSettings.isEverythingNear = true;
