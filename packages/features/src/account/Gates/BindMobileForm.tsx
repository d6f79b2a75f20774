import { useBindMobile } from '@qinghe/hooks/data/gates';
import { BindForm } from '../Account/index.ts';

interface BindMobileFormProps {
  layout: 'card' | 'page';
  /** Event handler called when the mobile number is bound. */
  onDone: () => void;
}

/** Form that binds a mobile number, verified by an SMS code, to a member who has none. */
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
