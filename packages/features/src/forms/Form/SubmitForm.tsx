import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '@qinghe/ui/components/Button';
import { dismissErrors } from '@qinghe/ui/components/Toast';
import { showError } from '@qinghe/features/states/ShowError';
import * as styles from './SubmitForm.styles.ts';
import type { Form } from './useForm.ts';

interface SubmitFormProps extends Pick<Form<string>, 'attach'> {
  /** In a dialog, or as a page of the mobile site. */
  layout: 'dialog' | 'page';
  /** What the button says. */
  submitText: string;
  /** What the button says while it is being done. */
  busyText?: string;
  /** Whether something smaller than a field stands above the button. */
  isNear?: boolean;
  /** Checks what was filled in, and says itself what is wrong. */
  check: () => boolean;
  /** Does it; why it failed is said in a toast. */
  submit: () => Promise<void>;
  children: ReactNode;
}

/** Fields above one button. What is complete is submitted, once at a time. */
export function SubmitForm({
  attach,
  layout,
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
    // Of the attempt before.
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
        isPill={layout === 'page'}
        isLoading={isBusy}
        loadingText={busyText}
        css={isNear ? styles.submit : styles.farSubmit}
      >
        {submitText}
      </Button>
    </form>
  );
}
