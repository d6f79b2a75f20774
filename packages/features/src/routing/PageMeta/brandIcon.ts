import { BRAND, readEnv } from '@qinghe/hooks/env';
import { signTile } from '@qinghe/ui/components/Logo';

/** Gives the browser's tab a school's own icon: that of the settings, else the first sign of its name; Qinghe keeps its mark. */
export function showBrandIcon(name: string): void {
  const { icon } = readEnv();
  if (icon === '' && name === BRAND) return;
  const color = getComputedStyle(document.documentElement).getPropertyValue('--brand-600');
  const tile = `data:image/svg+xml,${encodeURIComponent(signTile(name, color))}`;
  document.querySelector('link[rel="icon"]')?.setAttribute('href', icon || tile);
}
