import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Descriptions of native props, which have the same meaning for every element and are in none of our interfaces. */
const nativeWords = new Map([
  ['aria-label', 'The accessible name.'],
  ['autoComplete', 'Value for the browser’s autofill.'],
  ['children', 'Content of the element.'],
  ['className', 'Class of the element.'],
  ['defaultValue', 'Initial value of an uncontrolled field.'],
  ['disabled', 'Whether the control is disabled.'],
  ['href', 'Address that the link leads to.'],
  ['id', 'Id of the element.'],
  ['inputMode', 'Which on-screen keyboard a phone shows.'],
  ['maxLength', 'Most characters that can be typed.'],
  ['onChange', 'Called when the value changes.'],
  ['onClick', 'Called when it is pressed.'],
  ['onSubmit', 'Called when the form is submitted.'],
  ['placeholder', 'Example of a value; the label says what is asked for.'],
  ['readOnly', 'Whether the value can be read but not changed.'],
  ['ref', 'Ref to the root element.'],
  ['rows', 'Height in lines of text.'],
  ['style', 'Styles of this one element.'],
  ['type', 'Native type of the element.'],
  ['value', 'Current value.'],
]);

const valueOf = (place: unknown, key: string): unknown =>
  (typeof place === 'object' || typeof place === 'function') && place !== null
    ? Reflect.get(place, key)
    : undefined;

/** Returns the type of a prop as its module writes it; for many types Storybook's table would show only `union`. */
function writtenType(component: unknown, prop: string): string | undefined {
  const props = valueOf(valueOf(component, '__docgenInfo'), 'props');
  const raw = valueOf(valueOf(valueOf(props, prop), 'tsType'), 'raw');
  return typeof raw === 'string' ? raw.replaceAll(/\s+/g, ' ').replace(/^ ?\| /, '') : undefined;
}

/** The longest type that is shown in full in a table, in characters. */
const LONGEST = 120;

/** Adds the written type to every prop, and a description to native props without one. */
export const explainProps: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) =>
  Object.fromEntries(
    // Props that only the example sets are added by Storybook later; it keeps the data given here.
    [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])].map((name) => {
      const argType = argTypes[name] ?? { name };
      const type = writtenType(component, name);
      const description = argType.description || nativeWords.get(name);
      return [
        name,
        {
          ...argType,
          ...(description && { description }),
          ...(type &&
            type.length <= LONGEST && {
              table: { ...argType.table, type: { ...argType.table?.type, summary: type } },
            }),
        },
      ];
    }),
  );
explainProps.secondPass = true;
