import { useEffect } from 'react';
import { BRAND, readEnv } from '@qinghe/hooks/env';
import { useSchoolName } from '@qinghe/hooks/stores/system';
import { signOf } from '@qinghe/ui/components/Logo';

/** The first sign of a name on a tile, as the address of a picture. */
const tileOf = (name: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#155e40"/><text x="32" y="33" fill="#fff" font-family="sans-serif" font-size="36" font-weight="700" text-anchor="middle" dominant-baseline="central">${signOf(name).replace(/[<&]/g, '')}</text></svg>`,
  )}`;

/** Gives the browser's tab the school's own icon: that of the settings, else the first sign of its name; Qinghe keeps its mark. */
export function useBrandIcon(): void {
  const name = useSchoolName();
  useEffect(() => {
    const own = readEnv().icon || (name === BRAND ? '' : tileOf(name));
    if (own !== '') document.querySelector('link[rel="icon"]')?.setAttribute('href', own);
  }, [name]);
}
