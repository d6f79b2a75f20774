import { Mail, MapPin, Phone } from 'lucide-react';
import { Icon } from '../../../components/Icon/index.ts';
import { text } from '../../../styles/text.ts';
import * as styles from '../Footer.styles.ts';

export interface FooterContactDetails {
  address?: string | null;
  phone?: string | null;
  email?: string | null;
}

/** Whether at least one contact detail is set. */
export const hasContacts = ({ address, phone, email }: FooterContactDetails) =>
  Boolean(address || phone || email);

/** The school's address, phone number and e-mail; missing ones are left out. */
export function FooterContacts({ address, phone, email }: FooterContactDetails) {
  return (
    <address css={styles.contacts}>
      {address && (
        <div css={styles.contact}>
          <Icon as={MapPin} size={18} />
          {address}
        </div>
      )}
      {phone && (
        <div css={styles.contact}>
          <Icon as={Phone} size={18} />
          <a css={[styles.link, text.number]} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            {phone}
          </a>
        </div>
      )}
      {email && (
        <div css={styles.contact}>
          <Icon as={Mail} size={18} />
          <a css={[styles.link, text.number]} href={`mailto:${email}`}>
            {email}
          </a>
        </div>
      )}
    </address>
  );
}
