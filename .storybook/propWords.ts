import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** What is the same for every element of the browser, and so stands in no interface of ours. */
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

/** The type of a prop as its module writes it; Storybook's table would say no more than `union` of many. */
function writtenType(component: unknown, prop: string): string | undefined {
  const props = valueOf(valueOf(component, '__docgenInfo'), 'props');
  const raw = valueOf(valueOf(valueOf(props, prop), 'tsType'), 'raw');
  return typeof raw === 'string' ? raw.replaceAll(/\s+/g, ' ').replace(/^ ?\| /, '') : undefined;
}

/** How long a type may be to stand in a table as it is. */
const LONGEST = 120;

/** Says of every prop what it takes and, where no interface of ours does, what it is for. */
export const explainProps: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) =>
  Object.fromEntries(
    // Storybook adds what only the example names later on, and keeps what is said of it here.
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
