import { useState } from 'react';
import { chooseTheme, readTheme, type Theme } from './theme.ts';

/** Returns the visitor's theme and a function that applies and stores another one. */
export function useTheme(): [theme: Theme, choose: (next: Theme) => void] {
  const [theme, setTheme] = useState(readTheme);
  const choose = (next: Theme) => {
    chooseTheme(next);
    setTheme(next);
  };
  return [theme, choose];
}
