import { useState } from 'react';
import { readEnv } from '../../env/index.ts';
import { localKeys, readJson } from '../../storage/index.ts';
import { useSchoolName, useSystem } from '../../stores/system/index.ts';

/** The address of the logo that this device has kept of this school; nothing that is no text is believed. */
function readKeptLogo(): string {
  const { api, config }: { api?: unknown; config?: unknown } = Object(readJson(localKeys.config));
  const src: unknown = api === readEnv().apiUrl && Object(Object(config).logo).logo;
  return typeof src === 'string' ? src : '';
}

/**
 * The school's name and its own logo, '' for none; until system config is there the logo is the one that this device has
 * kept, so that what stands beside it does not move when config comes.
 */
export function useSchoolFace(): { name: string; logo: string } {
  const { config } = useSystem();
  const name = useSchoolName();
  const [kept] = useState(readKeptLogo);
  return { name, logo: config ? config.logo.logo : kept };
}
