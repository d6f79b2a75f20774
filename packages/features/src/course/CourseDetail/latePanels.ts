import { late } from '@qinghe/ui/components/Late';

/** What stands below the first view of a course, in one piece. */
export const panels = () => import('./parts/panels.ts');

/** What only a tab of its own shows. */
export const tabPanels = () => import('./parts/tabPanels.ts');

/** The school's words on buying. Wants a `Suspense`. */
export const PurchaseNotice = late(async () => (await panels()).PurchaseNotice);
/** What the cover plays. Wants a `Suspense`. */
export const TrialSign = late(async () => (await panels()).TrialSign);
/** What follows the description. Wants a `Suspense`. */
export const Overview = late(async () => (await panels()).Overview);
