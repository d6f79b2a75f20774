import { useState, type ChangeEvent } from 'react';

/** The fields that a form checks, in the order of the screen, each with what is wrong with a value. */
export type Rules<Name extends string> = readonly (readonly [
  name: Name,
  rule: (value: string, values: Readonly<Partial<Record<string, string>>>) => string | null,
])[];

export interface Fields<Name extends string> {
  values: Record<Name, string>;
  set: (name: Name, value: string) => void;
  /** Props of a text control. */
  field: (name: Name) => {
    name: string;
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
  /** What is wrong with a field once it was checked; it follows every change. */
  error: (name: Name) => string | null;
  /** Checks these fields, all by default, and focuses the first that is wrong. */
  check: (names?: readonly Name[]) => boolean;
  focus: (name: Name) => void;
  /** Says of a field what somebody else found wrong with its value, until that changes; and focuses it. */
  refuse: (name: Name, message: string) => void;
}

export interface Form<Name extends string> extends Fields<Name> {
  /** The `ref` of the `form` element. */
  attach: (element: HTMLFormElement | null) => void;
}

/** Values and errors of a small form: validated on submit, then on change. */
export function useForm<Name extends string>(initial: Record<Name, string>, rules: Rules<Name>) {
  const [element, attach] = useState<HTMLFormElement | null>(null);
  const [values, setValues] = useState(initial);
  const [checked, setChecked] = useState<readonly Name[]>([]);
  const [refused, setRefused] = useState<{ name: Name; value: string; message: string }>();
  const faults = new Map(rules.map(([name, rule]) => [name, rule(values[name], values)]));
  const set = (name: Name, value: string) => setValues((all) => ({ ...all, [name]: value }));
  const focus = (name: Name) => {
    const control = element?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  };
  const refusal = (name: Name) =>
    refused?.name === name && refused.value === values[name] ? refused.message : null;
  const form: Form<Name> = {
    attach,
    values,
    set,
    focus,
    field: (name) => ({ name, value: values[name], onChange: (e) => set(name, e.target.value) }),
    refuse(name, message) {
      setRefused({ name, value: values[name], message });
      focus(name);
    },
    error: (name) => (checked.includes(name) && faults.get(name)) || refusal(name),
    check(names = rules.map(([name]) => name)) {
      setChecked([...checked, ...names]);
      const wrong = names.find((name) => faults.get(name));
      if (wrong !== undefined) focus(wrong);
      return wrong === undefined;
    },
  };
  return form;
}
