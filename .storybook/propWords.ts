import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Descriptions of native props, which have the same meaning for every element and are in none of our interfaces. */
const nativeWords = new Map([
  ['aria-label', 'The accessible name.'],
  ['autoComplete', 'What the browser may fill in.'],
  ['children', 'What it holds.'],
  ['className', 'Class of the element.'],
  ['defaultValue', 'What it holds at first, where nobody keeps it.'],
  ['disabled', 'Whether it cannot be used now.'],
  ['href', 'Where it leads.'],
  ['id', 'Id of the element.'],
  ['inputMode', 'Which keys a phone offers.'],
  ['maxLength', 'How many characters it takes.'],
  ['onChange', 'Called when what it holds changes.'],
  ['onClick', 'Called when it is pressed.'],
  ['onSubmit', 'Called when it is sent.'],
  ['placeholder', 'An example of what belongs there; the label says what is asked.'],
  ['readOnly', 'Whether it can be read and not be changed.'],
  ['ref', 'Reaches the element.'],
  ['rows', 'How many lines high it is.'],
  ['style', 'Styles of this one element.'],
  ['type', 'What kind of element it is.'],
  ['value', 'What it holds.'],
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
