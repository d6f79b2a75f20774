import { lazy, Suspense, useState } from 'react';
import { Button } from '@qinghe/ui/components/Button';
import { useSafeExit } from '@qinghe/features/account/UserMenu';
import { loadHome } from '../../basename.ts';
import * as styles from './Member.styles.ts';

const Sheet = lazy(() =>
  import('@qinghe/ui/components/Sheet').then((module) => ({ default: module.Sheet })),
);

export interface ExitButtonProps {
  /** Called after the logout; by default loads the home page anew. */
  onLeave?: () => void;
}

/** The logout button, which asks for confirmation. */
export function ExitButton({ onLeave = loadHome }: ExitButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const exit = useSafeExit(onLeave);
  const close = () => setAsking(false);
  return (
    <>
      <Button
        variant="ghost"
        size="lg"
        isBlock
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true);
          setAsking(true);
        }}
      >
        安全退出
      </Button>
      {isWanted && (
        <Suspense>
          <Sheet isOpen={isAsking} onClose={close} title="确定要退出登录吗？">
            <div css={styles.sheetActions}>
              <Button
                variant="danger"
                size="lg"
                isBlock
                onClick={() => {
                  close();
                  exit();
                }}
              >
                退出登录
              </Button>
              <Button variant="ghost" size="lg" isBlock onClick={close}>
                取消
              </Button>
            </div>
          </Sheet>
        </Suspense>
      )}
    </>
  );
}
