export { CourseMainButton, CourseTrialLink, type CourseActionsProps } from './CourseActions.tsx';
export { CourseCover, type CourseCoverProps } from './CourseCover.tsx';
export { CourseGate, type CourseGateProps } from './CourseGate.tsx';
export { CourseMeta } from './CourseMeta.tsx';
export { CourseTabs, type CourseTabsProps } from './CourseTabs.tsx';
export { FavouriteButton, FavouriteTile, type FavouriteButtonProps } from './FavouriteButton.tsx';
export { CourseIncludes } from './parts/CourseAside.tsx';
export { PurchaseNotice } from './latePanels.ts';
export { CourseFacts, type CourseFactsProps } from './parts/CourseFacts.tsx';
export {
  OfferPrice,
  OfferProgress,
  OfferVip,
  PriceBox,
  type OfferPriceProps,
  type OfferProgressProps,
} from './parts/Offer.tsx';
export { useCourseOffer, type CourseOffer } from './useCourseOffer.ts';
export { courseChapters } from './courseContents.ts';
export { courseRight, lessonFacts } from './courseDetail.ts';
export { FilesPanel } from './parts/FilesPanel.tsx';
