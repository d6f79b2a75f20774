import { BRAND, readEnv } from '@qinghe/hooks/env';
import { signTile } from '@qinghe/ui/components/Logo';

/** Sets the icon of the browser's tab: the school's, else a tile with the first character of its name. Qinghe keeps its logo. */
export function showBrandIcon(name: string): void {
  const { icon } = readEnv();
  if (icon === '' && name === BRAND) return;
  const color = getComputedStyle(document.documentElement).getPropertyValue('--brand-600');
  const tile = `data:image/svg+xml,${encodeURIComponent(signTile(name, color))}`;
  document.querySelector('link[rel="icon"]')?.setAttribute('href', icon || tile);
}
