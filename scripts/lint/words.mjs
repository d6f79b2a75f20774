/** The placeholder for a value inside a composed text. */
const VALUE = '\uFFFC';

/** @typedef {{ pattern: RegExp, message: string, isOwn?: RegExp }} Wording */

/**
 * Wordings that the product must not use, with the right wording in the message (docs/Content.mdx). `isOwn`
 * matches the files that may use it.
 *
 * @type {Readonly<Record<string, Wording>>}
 */
export const wordings = {
  voice: { pattern: /您/, message: 'The school says 你 to everybody, never 您.' },
  sign: { pattern: /￥/, message: 'The sign of money is ¥, written by Price or money().' },
  money: {
    pattern: /¥/,
    message: 'Amounts are written by Price, money() or billed() of @qinghe/ui/words.',
    isOwn: /\/ui\/src\/(?:words|components\/Price)\//,
  },
  yuan: {
    pattern: /\uFFFC ?元/,
    message: 'An amount is ¥30, written by money() of @qinghe/ui/words, not 30 元.',
  },
  lesson: {
    pattern: /[\d\uFFFC] ?节|[上下本这末首]一?节|最后一节|单节/,
    message: 'A part of a course is a 课时.',
  },
  lessonCount: {
    pattern: /(?<!第 ?)(?<!\d)[\d\uFFFC]+ ?讲/,
    message: 'Lessons are counted as 课时; 讲 is only the number of one: 第 15 讲.',
  },
  attachment: { pattern: /课件|讲义/, message: 'Files of a course are its 附件.' },
  activity: { pattern: /线下课程?/, message: 'What takes place somewhere is a 线下活动.' },
  learners: { pattern: /人已购买|人在学|人报名学习/, message: 'The number of learners is 人学过.' },
  account: { pattern: /帐[号户]|账户|登陆/, message: 'It is 账号 and 登录.' },
  space: {
    pattern: /[\u4e00-\u9fff][A-Za-z0-9]|[A-Za-z0-9%][\u4e00-\u9fff]/,
    message: 'A space stands between Chinese and Latin letters or digits.',
  },
};

const CHINESE = /[\u4e00-\u9fff￥¥]/;

/** Returns the message of the first wording that a text breaks; undefined when it breaks none. */
function brokenBy(text, file) {
  if (!CHINESE.test(text)) return undefined;
  return Object.values(wordings).find(
    ({ pattern, isOwn }) => pattern.test(text) && !isOwn?.test(file),
  )?.message;
}

const isText = ({ type }) => type === 'JSXText' || type === 'JSXExpressionContainer';

/** Yields each run of text among an element's children, with a placeholder for each value. */
function* runsOf(children) {
  let run = '';
  for (const child of children) {
    if (!isText(child)) {
      yield run;
      run = '';
    } else if (child.type === 'JSXText') run += child.value.replace(/\s*\n\s*/g, '');
    else {
      const { type, value } = child.expression;
      run += type === 'Literal' ? String(value) : type === 'JSXEmptyExpression' ? '' : VALUE;
    }
  }
  yield run;
}

/** Checks texts of the product against `wordings`. */
export const words = {
  create(context) {
    const file = context.filename.replaceAll('\\', '/');
    const look = (node, text) => {
      const message = brokenBy(text, file);
      if (message) context.report({ node, message: `${message} See docs/Content.mdx.` });
    };
    const lookAtChildren = (node) => {
      for (const run of runsOf(node.children)) look(node, run);
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string' && node.parent.type !== 'JSXExpressionContainer')
          look(node, node.value);
        else if (typeof node.value === 'string' && node.parent.parent.type === 'JSXAttribute')
          look(node, node.value);
      },
      TemplateLiteral(node) {
        look(node, node.quasis.map(({ value }) => value.cooked ?? '').join(VALUE));
      },
      JSXElement: lookAtChildren,
      JSXFragment: lookAtChildren,
    };
  },
};
