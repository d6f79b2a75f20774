import { useEffect } from 'react';
import { BRAND, readEnv } from '@qinghe/hooks/env';
import { useSchoolName } from '@qinghe/hooks/stores/system';
import { signTile } from '@qinghe/ui/theme';

/** The first sign of a name on a tile of the school's colour, as the address of a picture. */
const tileOf = (name: string): string =>
  `data:image/svg+xml,${encodeURIComponent(signTile(name, getComputedStyle(document.documentElement).getPropertyValue('--brand-600').trim()))}`;

/** Gives the browser's tab the school's own icon: that of the settings, else the first sign of its name; Qinghe keeps its mark. */
export function useBrandIcon(): void {
  const name = useSchoolName();
  useEffect(() => {
    const own = readEnv().icon || (name === BRAND ? '' : tileOf(name));
    if (own !== '') document.querySelector('link[rel="icon"]')?.setAttribute('href', own);
  }, [name]);
}
