import { useState } from 'react';
import { readEnv } from '../../env/index.ts';
import { localKeys, readJson } from '../../storage/index.ts';
import { useSchoolName, useSystem } from '../../stores/system/index.ts';

/** Returns the address of this school's logo in the stored config; '' where it is absent or no text. */
function readKeptLogo(): string {
  const { api, config }: { api?: unknown; config?: unknown } = Object(readJson(localKeys.config));
  const src: unknown = api === readEnv().apiUrl && Object(Object(config).logo).logo;
  return typeof src === 'string' ? src : '';
}

/**
 * Returns the school's name and its logo, '' for none. Until system config is loaded the logo is that of the stored config, so
 * that the layout around it does not shift when config arrives.
 */
export function useSchoolFace(): { name: string; logo: string } {
  const config = useSystem((state) => state.config);
  const name = useSchoolName();
  const [kept] = useState(readKeptLogo);
  return { name, logo: config ? config.logo.logo : kept };
}
