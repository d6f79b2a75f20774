import { createContext, use } from 'react';

/** Attributes that associate a control with its field's label and message. */
export interface FieldControl {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export const FieldContext = createContext<FieldControl>({});

/** Returns the attributes for the control of the surrounding `Field`; empty outside of a `Field`. */
export const useFieldControl = (): FieldControl => use(FieldContext);
