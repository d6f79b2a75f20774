import { useSystem } from '@qinghe/hooks/stores/system';
import { text } from '@qinghe/ui/styles/text';
import { earningRules } from './earningRules.ts';
import * as styles from './Points.styles.ts';

/** Ways to earn points at this school; renders nothing where there are none. */
export function PointsRules() {
  const config = useSystem((state) => state.config);
  const rules = config ? earningRules(config.credit1_reward) : [];
  if (rules.length === 0) return null;
  return (
    <section css={styles.rules} aria-labelledby="points-rules">
      <h2 id="points-rules" css={text.subtitle}>
        积分获取
      </h2>
      <dl>
        {rules.map(({ label, reward }) => (
          <div key={label} css={styles.rule}>
            <dt>{label}</dt>
            <dd css={[styles.sum, styles.gain]}>{reward}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
