export { SessionDuties, type SessionDutiesProps } from './SessionDuties.tsx';
