export { client, onUnauthorized, tokenForAddress } from './client.ts';
