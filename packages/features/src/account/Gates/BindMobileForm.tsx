import { useBindMobile } from '@qinghe/hooks/data/gates';
import { BindForm } from '../Account/index.ts';

interface BindMobileFormProps {
  layout: 'card' | 'page';
  /** Called when the mobile is bound. */
  onDone: () => void;
}

/** The mobile to bind to a member who has none, proved by an SMS code. */
export function BindMobileForm({ layout, onDone }: BindMobileFormProps) {
  const { trigger } = useBindMobile();
  return (
    <BindForm
      origin="member"
      layout={layout === 'page' ? 'page' : 'dialog'}
      bind={trigger}
      onDone={onDone}
    />
  );
}
