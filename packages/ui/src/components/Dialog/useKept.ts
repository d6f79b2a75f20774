import { useState } from 'react';

/** Returns a value, or the last one before it became null: a closing dialog keeps its content until its animation has ended. */
export function useKept<T>(value: T | null): T | null {
  const [kept, setKept] = useState(value);
  if (value !== null && value !== kept) setKept(value);
  return value ?? kept;
}
