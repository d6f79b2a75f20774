export { isVagueError, meaningOfVague, missingOf } from './absence.ts';
export type { Missing } from './ApiError.ts';
export { mayLack, VAGUE } from './mayLack.ts';
export { ApiError } from './ApiError.ts';
export type { ApiErrorKind } from './ApiError.ts';
export { createClient } from './createClient.ts';
export type { Client, ClientOptions, SendOptions } from './createClient.ts';
export { describeError } from './describeError.ts';
export type { ErrorDescription, ErrorReason } from './describeError.ts';
