import { createContext, use } from 'react';

/** Attributes that tie a control to its field's label and message. */
export interface FieldControl {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export const FieldContext = createContext<FieldControl>({});

/** The attributes of the control of the surrounding `Field`; none outside of one. */
export const useFieldControl = (): FieldControl => use(FieldContext);
