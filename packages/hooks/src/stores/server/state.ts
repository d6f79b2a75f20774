import { proxy } from 'valtio';

/** The calls that the API server is known to have or to lack. */
export interface ServerState {
  /** Paths of the calls that it lacks. */
  lacks: string[];
  /** Paths of the calls that it has answered; only calls that a server may lack are listed. */
  has: string[];
}

/** Returns the state of a server about which nothing is known. */
export const initialServer = (): ServerState => ({ lacks: [], has: [] });

/** The calls that the API server is known to have or to lack. Read it with `useServer` in render. */
export const server = proxy<ServerState>(initialServer());
