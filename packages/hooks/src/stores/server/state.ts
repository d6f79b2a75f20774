import { proxy } from 'valtio';

/** What is known of the API server. */
export interface ServerState {
  /** Paths of the calls that it lacks. */
  lacks: string[];
  /** Paths of the calls that it has answered, of those that a server may lack. */
  has: string[];
}

/** A server of which nothing is known. */
export const initialServer = (): ServerState => ({ lacks: [], has: [] });

/** What is known of the API server. Read it with `useServer` in render. */
export const server = proxy<ServerState>(initialServer());
