export { client, onUnauthorized } from './client.ts';
