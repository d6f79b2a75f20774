import { below, late } from '@qinghe/ui/components/Late';

/** Loads the content below the first view of a course page, in one chunk. */
export const panels = () => import('./parts/panels.ts');

/** Loads the content that is shown only on tabs of its own. */
export const tabPanels = () => import('./parts/tabPanels.ts');

const later = () => import('./parts/later.ts');

/** The school's notice on buying. Needs a `Suspense` around it. */
export const PurchaseNotice = late(async () => (await later()).PurchaseNotice);
/** The preview link on the cover. Needs a `Suspense` around it. */
export const TrialSign = late(async () => (await later()).TrialSign);
/** The sections below the description, once a reader comes near them. Needs a `Suspense` around it. */
export const Overview = below(async () => (await panels()).Overview);
