import { useState } from 'react';
import { chooseTheme, readTheme, type Theme } from './theme.ts';

/** The visitor's theme, and what chooses another one: shown at once and remembered on this device. */
export function useTheme(): [theme: Theme, choose: (next: Theme) => void] {
  const [theme, setTheme] = useState(readTheme);
  const choose = (next: Theme) => {
    chooseTheme(next);
    setTheme(next);
  };
  return [theme, choose];
}
