import { BRAND } from '@qinghe/hooks/env';
import { useSchoolName } from '@qinghe/hooks/stores/system';

const SLOGAN = '像禾苗一样，每天长一点。\n线上好课与线下活动，陪你把一件事学到底。';

/** Returns the school's slogan in two lines. It belongs to the brand, so other schools have none. */
export const useSlogan = (): string | undefined => (useSchoolName() === BRAND ? SLOGAN : undefined);
