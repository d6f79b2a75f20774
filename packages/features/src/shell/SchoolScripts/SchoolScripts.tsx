import { useEffect, useRef, useState } from 'react';
import { readScripts } from '@qinghe/hooks/env';
import { local, localKeys } from '@qinghe/hooks/storage';
import { Button } from '@qinghe/ui/components/Button';
import { text } from '@qinghe/ui/styles/text';
import { useLocation, useNavigate } from '@qinghe/features/routing/Routing';
import { CONSENT_HASH } from './consentHash.ts';
import { isRunning, runScripts } from './runScripts.ts';
import * as styles from './SchoolScripts.styles.ts';

type Choice = 'yes' | 'no';

function readChoice(): Choice | null {
  const kept = local.read(localKeys.consent);
  return kept === 'yes' || kept === 'no' ? kept : null;
}

interface ConsentBarProps {
  /** Whether the visitor has opened the cookie settings. */
  isWanted: boolean;
  onChoose: (choice: Choice) => void;
}

function ConsentBar({ isWanted, onChoose }: ConsentBarProps) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isWanted) bar.current?.focus();
  }, [isWanted]);
  return (
    <section ref={bar} aria-label="Cookie 设置" tabIndex={-1} css={styles.place}>
      <div css={styles.notice}>
        <p css={[text.label, styles.words]}>
          本站希望使用统计、客服等第三方工具，它们会使用 Cookie。不同意也可以正常使用全部功能。
        </p>
        <div css={styles.choices}>
          <Button variant="outline" size="sm" onClick={() => onChoose('no')}>
            不同意
          </Button>
          <Button variant="outline" size="sm" onClick={() => onChoose('yes')}>
            同意
          </Button>
        </div>
      </div>
    </section>
  );
}

/**
 * Runs the school's third-party scripts, such as statistics, after the visitor's consent where the school requires it. An address
 * with {@link CONSENT_HASH} asks again; withdrawing the consent reloads the page without the scripts.
 */
export function SchoolScripts() {
  const [{ list, needsConsent }] = useState(readScripts);
  const [choice, setChoice] = useState(readChoice);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const mayRun = !needsConsent || choice === 'yes';
  const isWanted = hash === CONSENT_HASH;

  useEffect(() => {
    if (mayRun) runScripts(list);
  }, [mayRun, list]);

  async function choose(next: Choice) {
    local.write(localKeys.consent, next);
    setChoice(next);
    if (isWanted) await navigate(pathname + search, { replace: true });
    if (next === 'no' && isRunning()) window.location.reload();
  }

  if (!needsConsent || (choice !== null && !isWanted)) return null;
  return <ConsentBar isWanted={isWanted} onChoose={(next) => void choose(next)} />;
}
