import { useState } from 'react';
import { useIsMember } from '@qinghe/hooks/stores/session';

/**
 * Whether a member is here, has been since the page was opened, or is about to be: a login outside of the site has put something into
 * the address.
 */
export function useHasSession(search: string): boolean {
  const isHere = useIsMember() || new URLSearchParams(search).get('action') === 'login';
  const [wasHere, setWasHere] = useState(isHere);
  if (isHere && !wasHere) setWasHere(true);
  return wasHere;
}
