import { useState } from 'react';
import { useIsMember } from '@qinghe/hooks/stores/session';

/**
 * Returns whether there is a member, has been one since the page was opened, or is about to be: an external login has put
 * `action=login` into the address.
 */
export function useHasSession(search: string): boolean {
  const isHere = useIsMember() || new URLSearchParams(search).get('action') === 'login';
  const [wasHere, setWasHere] = useState(isHere);
  if (isHere && !wasHere) setWasHere(true);
  return wasHere;
}
