export { default as MessagesPage } from './Messages/MessagesPage.tsx';
export { default as PointsPage } from './Points/PointsPage.tsx';
