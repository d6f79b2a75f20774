export { leaveForMobileSite } from './siteChoice.ts';
