import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '@qinghe/ui/components/Button';
import { dismissErrors } from '@qinghe/ui/components/Toast';
import { showError } from '@qinghe/features/states/ShowError';
import * as styles from './SubmitForm.styles.ts';
import type { Form } from './useForm.ts';

interface SubmitFormProps extends Pick<Form<string>, 'attach'> {
  /** Text of the button. */
  submitText: string;
  /** Text of the button while the form is being submitted. */
  busyText?: string;
  /** Whether the content above the button is smaller than a field, which reduces the spacing. */
  isNear?: boolean;
  /** Validates the form and shows its errors. */
  check: () => boolean;
  /** Submits the form; a rejection is shown in a toast. */
  submit: () => Promise<void>;
  children: ReactNode;
}

/** A form with a single submit button. Valid input is submitted, one request at a time. */
export function SubmitForm({
  attach,
  submitText,
  busyText = '提交中',
  isNear = false,
  check,
  submit,
  children,
}: SubmitFormProps) {
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    // Errors of the previous attempt.
    dismissErrors();
    try {
      await submit();
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && check()) void run();
  };
  return (
    <form ref={attach} noValidate onSubmit={handleSubmit}>
      {children}
      <Button
        type="submit"
        size="lg"
        isBlock
        isLoading={isBusy}
        loadingText={busyText}
        css={isNear ? styles.submit : styles.farSubmit}
      >
        {submitText}
      </Button>
    </form>
  );
}
