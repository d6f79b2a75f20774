export { RadioCards, type RadioCard, type RadioCardsProps } from './RadioCards.tsx';
