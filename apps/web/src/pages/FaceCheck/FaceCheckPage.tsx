import { CircleCheck, ScanFace, ScanLine, ShieldCheck } from 'lucide-react';
import { Icon } from '@qinghe/ui/components/Icon';
import { text } from '@qinghe/ui/styles/text';
import { FaceCheck, GateSteps } from '@qinghe/features/account/Gates';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import * as styles from './FaceCheck.styles.ts';

const steps = [
  { icon: ScanLine, words: '用微信扫描二维码' },
  { icon: ScanFace, words: '在手机上按提示完成核验' },
  { icon: CircleCheck, words: '核验通过后，本页自动跳转' },
];

/** Asks a member to pass the face check before continuing. */
export default function FaceCheckPage() {
  return (
    <>
      <PageMeta title="实名认证" />
      <GateSteps current="face" />
      <div css={styles.card}>
        <div>
          <h1 css={[text.h1, styles.heading]}>完成实名认证</h1>
          <p css={[text.body, styles.lead]}>学习前需要确认是本人操作，约一分钟。</p>
          <ol css={styles.steps}>
            {steps.map(({ icon, words }) => (
              <li key={words} css={styles.step}>
                <span css={styles.tile}>
                  <Icon as={icon} />
                </span>
                {words}
              </li>
            ))}
          </ol>
          <p css={[text.caption, styles.note]}>
            <Icon as={ShieldCheck} size={16} />
            <span>核验服务由腾讯云提供，请在手机上查看并同意授权说明。</span>
          </p>
        </div>
        <FaceCheck />
      </div>
    </>
  );
}
