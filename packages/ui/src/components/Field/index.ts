export { Field, type FieldProps } from './Field.tsx';
export { useFieldControl, type FieldControl } from './FieldContext.ts';
export { FieldMessage, fieldMessageTones, type FieldMessageProps } from './FieldMessage.tsx';
