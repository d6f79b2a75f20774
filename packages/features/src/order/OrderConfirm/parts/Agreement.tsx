import { type GoodsType, safeHref } from '@qinghe/hooks/url';
import { useSystem } from '@qinghe/hooks/stores/system';
import { Checkbox } from '@qinghe/ui/components/Checkbox';
import { Link } from '@qinghe/ui/components/Link';
import { AGREEMENTS } from '../standing.ts';

/** Returns the name and address of the agreement for a kind of goods; null where the school has none. */
export function useAgreement(type: GoodsType): { name: string; href: string } | null {
  const config = useSystem((state) => state.config);
  const { name, field } = AGREEMENTS[type];
  const href = safeHref(config?.[field]);
  return href ? { name, href } : null;
}

export interface AgreementProps {
  agreement: { name: string; href: string };
  isTicked: boolean;
  isInvalid: boolean;
  onChange: (isTicked: boolean) => void;
}

/** Checkbox that confirms that the agreement was read and is accepted. */
export function Agreement({ agreement, isTicked, isInvalid, onChange }: AgreementProps) {
  return (
    <Checkbox
      checked={isTicked}
      isInvalid={isInvalid && !isTicked}
      onChange={(event) => onChange(event.target.checked)}
    >
      我已阅读并同意
      <Link href={agreement.href} isNewWindow>
        《{agreement.name}》
      </Link>
    </Checkbox>
  );
}
