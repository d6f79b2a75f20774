export {
  ActivityFavourite,
  ActivityShare,
  type ActivityFavouriteProps,
} from './ActivityActions.tsx';
export { ActivityClash } from './ActivityClash.tsx';
export { ArrivalCardButton } from './ArrivalCard.tsx';
export { ActivityFacts } from './ActivityFacts.tsx';
export { ActivityGate, type ActivityGateProps } from './ActivityGate.tsx';
export { ActivityHead } from './ActivityHead.tsx';
export { ActivityMeta } from './ActivityMeta.tsx';
export { ActivityContact, ActivityTeachers } from './ActivityPeople.tsx';
export {
  ActivityPrice,
  ActivitySignUp,
  type ActivityPriceProps,
  type ActivitySignUpProps,
} from './ActivitySignUp.tsx';
export { seatLines, signUpNote } from './describeActivity.ts';
export { CLOSED_TEXTS, placeLines, whenLines } from './describeActivity.ts';
