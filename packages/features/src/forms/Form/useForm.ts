import { useState, type ChangeEvent } from 'react';

/** The fields that a form validates, in visual order. Each rule returns an error message or null. */
export type Rules<Name extends string> = readonly (readonly [
  name: Name,
  rule: (value: string, values: Readonly<Partial<Record<string, string>>>) => string | null,
])[];

export interface Fields<Name extends string> {
  values: Record<Name, string>;
  set: (name: Name, value: string) => void;
  /** Returns the props of a text input. */
  field: (name: Name) => {
    name: string;
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
  /** Returns the error of a field once it was checked; updated on every change. */
  error: (name: Name) => string | null;
  /** Validates the given fields, by default all, and focuses the first invalid one. Returns whether they are valid. */
  check: (names?: readonly Name[]) => boolean;
  focus: (name: Name) => void;
  /** Shows an error of a field that was found elsewhere, such as on the server, until its value changes, and focuses it. */
  refuse: (name: Name, message: string) => void;
}

export interface Form<Name extends string> extends Fields<Name> {
  /** `ref` of the `form` element. */
  attach: (element: HTMLFormElement | null) => void;
}

/** Returns values and errors of a small form, validated on submit and after that on every change. */
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
