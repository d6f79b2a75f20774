import { text } from '@qinghe/ui/styles/text';
import * as styles from './Vip.styles.ts';

/** Questions before a payment. The answers hold for every server of the contract. */
const QUESTIONS = [
  ['包含哪些课程？', '标有“会员免费”的课程，有效期内都能学。没有这个标记的课程需要单独购买。'],
  ['会自动续费吗？', '不会。会员是一次性付款，到期自动结束，不用取消。'],
  [
    '到期以后怎么办？',
    '会员免费的课程不能再看，单独购买的课程不受影响。想接着学，再开通一次就行。',
  ],
  ['怎么知道什么时候到期？', '开通后，本页和用户中心都会写明到期的日子。'],
] as const;

/** Answers what a membership covers, whether it renews automatically and what happens when it expires. */
export function VipQuestions() {
  return (
    <section css={styles.section} aria-labelledby="vip-questions">
      <h2 id="vip-questions" css={text.h2}>
        常见问题
      </h2>
      <dl css={styles.questions}>
        {QUESTIONS.map(([question, answer]) => (
          <div key={question}>
            <dt css={text.subtitle}>{question}</dt>
            <dd css={styles.answer}>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
