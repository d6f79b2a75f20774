export {
  CountdownButton,
  countdownStatuses,
  type CountdownButtonProps,
} from './CountdownButton.tsx';
