import { Share2 } from 'lucide-react';
import { IconButton } from '@qinghe/ui/components/IconButton';
import { shareLink } from './shareLink.ts';

/** Button that shares the current page by its title, for the header of a mobile page. */
export function ShareButton() {
  return <IconButton label="分享" icon={Share2} onClick={() => void shareLink(document.title)} />;
}
