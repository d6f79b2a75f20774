export { OrderFeed, OrderPages } from './OrderPages.tsx';
