/**
 * What a row is made of: the clause, a text of the file, what stands there instead, and what a user would see.
 *
 * @typedef {[clause: string, find: string, replace: string, why: string]} Row
 */

/** Mutations of one file. @param {string} file @param {Row[]} rows */
const of = (file, rows) =>
  rows.map(([clause, find, replace, why]) => ({ clause, file, find, replace, why }));

const hooks = 'packages/hooks/src';
const features = 'packages/features/src';

/**
 * Changes of the product by hand, each of which breaks a clause. `npm run test:clauses` makes them one at a time in a
 * copy of the repository and wants a test that carries the clause to fail. A text has to be found exactly once in its
 * file, so the short ones live longest.
 *
 * @type {readonly import('../scripts/lib/mutations.mjs').Mutation[]}
 */
export const mutations = [
  // Other sections
  ...of(`${features}/shell/AppRoot/AppRoot.tsx`, [
    [
      '2.root',
      'instead={config ? undefined : trouble || skeleton}',
      'instead={undefined}',
      'Pages do not wait for config.',
    ],
  ]),
  ...of(`${hooks}/data/profile/useProfileCall.ts`, [
    [
      '7.call.member-password',
      'useProfileCall(postMemberPassword, sendWithCode)',
      'useProfileCall(postMemberMobile, sendWithCode)',
      'A new password goes out as a new mobile.',
    ],
    [
      '7.call.member-destroy',
      'await client.send(postMemberDestroy, {});',
      '',
      'Giving the account up sends nothing.',
    ],
  ]),

  ...of('apps/h5/src/pages/Home/HomePage.tsx', [
    ['6.visitor', '<Foot />', '{null}', 'The mobile home has no foot.'],
  ]),
  ...of('apps/h5/src/pages/Home/parts/Foot.tsx', [
    [
      '6.visitor',
      "{ id: 'about', name: '关于我们', href: paths.about() },",
      '',
      'Nothing leads to the about page.',
    ],
    ['6.visitor', '{tel && (', '{!tel && (', 'The foot has no telephone.'],
    ['6.visitor', '{email && (', '{!email && (', 'The foot has no e-mail.'],
    ['6.visitor', '{address && (', '{!address && (', 'The foot has no address.'],
    ['6.visitor', '...legal,', '', 'The foot has no agreements.'],
    ['6.visitor', 'filings.map(', '[].map(', 'The foot has no filing number.'],
  ]),
  ...of(`${features}/states/StatusPages/ErrorContent.tsx`, [
    [
      '2.route.error',
      'reason={isLogin ? LOGIN_REASON : REASON}',
      'reason={text || REASON}',
      "The words of an address stand as the school's own.",
    ],
    ['2.route.error', '链接附带的文字，未经核实：', '', 'A quotation is not marked as one.'],
  ]),
  ...of(`${features}/member/StudyList/StudyContinue.tsx`, [
    [
      '1.member.study',
      '(isPlaceTaken || query.error)',
      'isPlaceTaken',
      'Who comes back does not hear that the course to go on with is refused.',
    ],
  ]),
  ...of(`${features}/account/Account/ForgotForm.tsx`, [
    [
      '7.call.password-reset',
      '  newPasswordRule,\n  smsRules',
      '  firstPasswordRule as newPasswordRule,\n  smsRules',
      'A reset refuses a password of more than 16 characters.',
    ],
  ]),
  ...of(`${features}/account/Profile/PasswordForm.tsx`, [
    [
      '7.call.member-password',
      '  newPasswordRule,\n  smsRules',
      '  firstPasswordRule as newPasswordRule,\n  smsRules',
      'A change refuses a password of more than 16 characters.',
    ],
  ]),

  // §4 States and transitions
  ...of(`${hooks}/stores/session/actions.ts`, [
    ['4.login', 'session.isLogin = true;', '', 'A login does not mark logged in.'],
    ['4.login', 'session.freshUnread = true;', '', 'A login does not set freshUnread.'],
    [
      '4.logout',
      'const own = [userToken, faceCheck, bindMobile,',
      'const own = [userToken,',
      'A logout leaves both flags.',
    ],
    ['4.logout', 'for (const key of own) local.remove(key);', '', 'A logout leaves the token.'],
    [
      '4.address-form',
      'session.addressForm = { ...form };',
      '',
      'The address form is not replaced.',
    ],
    ['4.navs', 'session.navs = navs;', '', 'The nav list is not saved.'],
    ['4.fresh-unread', 'session.freshUnread = freshUnread;', '', 'freshUnread cannot be set.'],
  ]),
  ...of(`${hooks}/data/member/useUnreadCount.ts`, [
    [
      '4.fresh-unread',
      'isLogin && freshUnread ? {} : null',
      'isLogin ? {} : null',
      'freshUnread does not make the count be asked again.',
    ],
  ]),
  ...of(`${hooks}/stores/dialogs/transitions.ts`, [
    [
      '4.dialogs.register',
      "registered: 'login',",
      'registered: null,',
      'The registration does not lead back to the login.',
    ],
    [
      '4.dialogs.forgot',
      "passwordReset: 'login',",
      'passwordReset: null,',
      'A new password does not lead back to the login.',
    ],
    ['4.dialogs.wechat', "openWechat: 'wechat'", "openWechat: 'login'", 'No way to the scan.'],
    [
      '4.scan.bind',
      "scanUnbound: 'bindWechat'",
      'scanUnbound: null',
      'A scan that wants a mobile ends without the bind dialog.',
    ],
  ]),
  ...of(`${hooks}/data/wechatScan/createScan.ts`, [
    ['4.scan.poll', 'const INTERVAL = 1000;', 'const INTERVAL = 1500;', 'Polled every 1.5 s.'],
    ['9.scan', 'const INTERVAL = 1000;', 'const INTERVAL = 800;', 'Polled every 0.8 s.'],
    [
      '4.scan.exchange',
      "if (state.status === 'exchanging') void exchange(state.code);",
      '',
      'A code is not exchanged.',
    ],
  ]),
  ...of(`${hooks}/data/wechatScan/scanMachine.ts`, [
    [
      '4.scan.expired',
      "if (secondsLeft === 0) return { status: 'expired', url: state.url };",
      '',
      'A scan whose time has passed stays.',
    ],
    [
      '4.scan.expired',
      'const deadline = isClockWrong ? now + SCAN_LIFE : end;',
      'const deadline = now + SCAN_LIFE;',
      'The time that the server tells is ignored.',
    ],
  ]),
  ...of(`${features}/account/Account/WechatScan.tsx`, [
    ['4.scan.loading', '正在获取二维码…', '', 'Nothing says that the code is on its way.'],
  ]),
  ...of('apps/web/src/pages/Login/LoginPage.tsx', [
    [
      '4.after-login.redirect',
      '<Redirect to={redirect} />',
      '<Redirect to="/" />',
      'After the login at /login the redirect is forgotten.',
    ],
  ]),
  ...of(`${features}/account/LoginCallback/LoginCallback.tsx`, [
    [
      '4.after-login.callback',
      "if (status === 'member') return <Redirect to={aim} />;",
      'if (status === \'member\') return <Redirect to="/" />;',
      'After the login at /login/callback the redirect is forgotten.',
    ],
  ]),
  ...of(`${hooks}/data/auth/useSignIn.ts`, [
    [
      '4.after-login.elsewhere',
      'revalidate(isOfMember);',
      '',
      'What the visitor saw stays after the login.',
    ],
    [
      '4.login-code.stored',
      'local.remove(localKeys.loginCode);',
      '',
      'A used login_code stays in storage.',
    ],
  ]),
  ...of(`${hooks}/data/auth/useCodeLogin.ts`, [
    [
      '4.login-code.stored',
      'local.write(localKeys.loginCode, reply.code);',
      '',
      'The login_code that waits for a mobile is not stored.',
    ],
    [
      '4.login-code',
      'const reply = await client.send(postLoginCode, { code, msv: local.read(localKeys.msv) });',
      'const msv = local.read(localKeys.msv);\n      await client.send(postLoginCode, { code, msv });\n      const reply = await client.send(postLoginCode, { code, msv });',
      'A login_code is exchanged twice.',
    ],
    [
      '9.storage.session',
      'tab.write(sessionKeys.exchangedCode(code), code);',
      '',
      'The tab does not remember a used login_code.',
    ],
  ]),
  ...of(`${hooks}/data/auth/useLoginReturn.ts`, [
    [
      '4.login-code',
      'else if (tab.read(sessionKeys.exchangedCode(code)) !== null) clean(rest);',
      '',
      'A login_code that was used before is sent again.',
    ],
    [
      '4.login-code',
      'else ask(code);',
      'else spend(code);',
      'A code of a login that was not begun here is spent without a question.',
    ],
    [
      '4.login-code',
      "settle(isOwn ? IDLE : { status: 'dropped' });",
      'spend(code);',
      'A code replaces the session that is there.',
    ],
  ]),
  ...of(`${features}/account/Gates/BindMobile.tsx`, [
    [
      '4.after-bind.face-flag',
      'readSessionFlags().isFaceCheckPending ? paths.faceCheck() : readAim()',
      'readAim()',
      'A pending face check is forgotten after the mobile was bound.',
    ],
  ]),
  ...of(`${features}/account/Account/useBoundNext.ts`, [
    [
      '4.after-bind.face-verify',
      'if (!readSessionFlags().isFaceCheckPending) {',
      'if (readSessionFlags().hasToken) {',
      'A member who is not verified is let go.',
    ],
    [
      '4.after-bind.done',
      'if (!readSessionFlags().isFaceCheckPending) {',
      'if (!readSessionFlags().hasToken) {',
      'A bound member is held back although nothing is pending.',
    ],
  ]),
  ...of(`${hooks}/data/member/startSession.ts`, [
    [
      '4.after-bind.done',
      'local.write(localKeys.userToken, token);',
      '',
      'The token of a bound member is not stored.',
    ],
  ]),
  ...of(`${hooks}/stores/session/actions.ts`, [
    [
      '4.credit1',
      'if (!session.isLogin) return;\n  session.user = { ...user };',
      'if (!session.isLogin) return;',
      'The points stay what they were at the login.',
    ],
  ]),
  ...of(`${hooks}/stores/session/guard.ts`, [
    [
      '4.guard.login',
      'return paths.login(pathname + search);',
      'return paths.login(pathname);',
      'The login leads back without the query.',
    ],
    [
      '4.guard.bind',
      'return isBindMobile ? null : paths.bindMobile();',
      'return null;',
      'A pending mobile holds nobody back.',
    ],
    [
      '4.guard.face',
      'return isBindMobile || isFaceCheck ? null : paths.faceCheck();',
      'return null;',
      'A pending face check holds nobody back.',
    ],
    [
      '4.guard.order',
      'if (session.isBindMobilePending && asksMobile)',
      'if (session.isBindMobilePending && asksMobile && !(session.isFaceCheckPending && asksFace))',
      'The face check comes before the mobile.',
    ],
  ]),
  ...of(`${hooks}/data/auth/useLogout.ts`, [
    [
      '4.logout.steps',
      '? client.send(postLogout, {}, { keepalive: true })',
      '? Promise.resolve(null)',
      'The server does not hear of a logout.',
    ],
  ]),
  ...of(`${features}/account/UserMenu/useSafeExit.ts`, [
    ['8.success.logout', "'已安全退出'", "''", 'A logout says nothing.'],
    ['4.logout.steps', 'void trigger();', '', 'A logout clears nothing.'],
  ]),
  ...of(`${features}/account/UserMenu/sayFarewell.ts`, [
    ['4.logout.steps', '    leave();', '', 'The page stays after a logout.'],
    ['9.logout', 'const DELAY = 500;', 'const DELAY = 0;', 'The page is left at once.'],
    ['9.logout', 'const DELAY = 500;', 'const DELAY = 850;', 'The page is left after 850 ms.'],
  ]),
  ...of(`${features}/shell/SessionDuties/SessionDuties.tsx`, [
    [
      '4.msv',
      'if (msv !== null) local.write(localKeys.msv, msv);',
      '',
      'The msv of the address is lost.',
    ],
  ]),
  ...of(`${hooks}/data/auth/smsCountdown.ts`, [
    ['4.sms.countdown', 'SMS_COUNTDOWN = 120;', 'SMS_COUNTDOWN = 60;', 'It counts down 60 s.'],
    ['9.sms', 'SMS_COUNTDOWN = 120;', 'SMS_COUNTDOWN = 121;', 'It counts down 121 s.'],
    ['9.sms', 'scene + markOf(mobile);', 'scene;', 'All numbers have one countdown.'],
  ]),
  ...of('packages/ui/src/components/CountdownButton/CountdownButton.tsx', [
    [
      '4.sms.again',
      "{isIdle && '获取验证码'}",
      "{isIdle && '重新发送'}",
      'The button has other words.',
    ],
  ]),
  ...of(`${hooks}/data/auth/useSmsCode.ts`, [
    [
      '4.sms.again',
      'const timer = setInterval(listener, TICK);',
      'const timer = 0;',
      'The countdown never ends.',
    ],
    [
      '4.sms.countdown',
      'startSmsCountdown(arg.scene, arg.mobile);',
      '',
      'A sent code starts no countdown.',
    ],
    [
      '4.sms.countdown',
      'countdowns[smsKey(scene, mobile)] ?? 0',
      'Math.max(0, ...Object.values(countdowns))',
      'The countdown of one number is shown for every other.',
    ],
  ]),
  ...of(`${features}/forms/AccountFields/SmsFields.tsx`, [
    [
      '4.sms.failure',
      "const isSent = await sms.send(mobile, answer);\n    form.set('captcha', '');",
      "const isSent = await sms.send(mobile, answer);\n    if (isSent) form.set('captcha', '');",
      'A captcha that was refused stays.',
    ],
    [
      '5.sms-without-captcha',
      "if (isMobileGiven) form.focus('captcha');\n      return;",
      "if (isMobileGiven) form.focus('captcha');",
      'A code is sent although the captcha is empty.',
    ],
    [
      '5.sms-without-captcha',
      "toast.error('请输入图形验证码');",
      '',
      'Nothing says that the captcha is missing.',
    ],
  ]),
  ...of(`${features}/forms/AccountFields/useSms.ts`, [
    [
      '4.sms.failure',
      '} finally {\n        captcha.refresh();\n      }',
      '}',
      'A captcha that was refused is not replaced.',
    ],
    [
      '5.captcha',
      '(mobile === sentTo || secondsLeft(mobile) > 0)',
      "(sentTo !== '' || secondsLeft(mobile) > 0)",
      'With a code on its way to one number another needs no captcha.',
    ],
    [
      '4.sms.countdown',
      '(mobile === sentTo || secondsLeft(mobile) > 0)',
      'false',
      'The captcha is asked for again although a code is on its way.',
    ],
  ]),
  ...of(`${hooks}/stores/system/actions.ts`, [
    [
      '4.features',
      '{ ...defaultConfigFunc, ...configFunc }',
      'configFunc',
      'The switches are merged with those that were there.',
    ],
  ]),

  // §5 Validation rules
  ...of(`${features}/forms/Form/rules.ts`, [
    ['5.mobile', "NO_MOBILE = '请输入手机号!'", "NO_MOBILE = '请输入手机号'", 'Without its mark.'],
    ['5.mobile-bind', "texted('请输入手机号码!')", "texted('请输入手机号!')", 'Other words.'],
    ['5.captcha', "required('请输入图形验证码!')", "required('')", 'A captcha is not required.'],
    ['5.code', "required('请输入手机验证码!')", "required('')", 'An SMS code is not required.'],
    ['5.password', "'请输入密码!'", 'null', 'A password is not required.'],
    [
      '5.new-password',
      "return '请设置账号密码!';",
      'return null;',
      'A new password is not required.',
    ],
    [
      '5.new-password',
      "Array.from(value).length > 16 ? '密码长度不能多于 16 个字符' : newPasswordRule(value)",
      'newPasswordRule(value)',
      'One registers with a password that servers refuse.',
    ],
  ]),
  ...of(`${features}/account/Account/RegisterForm.tsx`, [
    ['5.agreement', 'isComplete && isAgreed', 'isComplete', 'One registers without the tick.'],
    [
      '5.agreement',
      "toast.error('请同意《用户协议》和《隐私政策》')",
      "toast.error('请先同意协议')",
      'The tick is asked for in other words.',
    ],
    ['8.success.register', "toast.success('注册成功');", '', 'A registration says nothing.'],
  ]),
  ...of(`${features}/catalogue/SearchField/SearchField.tsx`, [
    [
      '5.search',
      "toast.error('请输入关键字后再搜索')",
      'undefined',
      'An empty search says nothing.',
    ],
  ]),

  // §8 The error catalogue
  ...of('packages/api/src/client/decode.ts', [
    ['8.envelope', 'if (code === 0 && isSuccess)', 'if (code === 1 && isSuccess)', 'Code 0 fails.'],
  ]),
  ...of(`${features}/states/ShowError/showError.ts`, [
    ['8.toast', 'toast.error(message)', 'undefined', 'A refusal says nothing.'],
    [
      '8.silent',
      'if (error instanceof ApiError && error.silent) return;',
      '',
      '请勿重复绑定 is shown.',
    ],
  ]),
  ...of('packages/api/src/client/ApiError.ts', [
    [
      '8.silent',
      'this.message === SUPPRESSED_MESSAGE',
      'false',
      '请勿重复绑定 counts as any other error.',
    ],
  ]),
  ...of(`${features}/shell/AppRoot/UnauthorizedHandler.tsx`, [
    ['8.401', "toast.error('请重新登录');", '', 'The end of a session says nothing.'],
    [
      '8.401',
      'if (!pathname.startsWith(paths.login()))',
      'if (pathname === paths.login())',
      'The end of a session does not lead to /login.',
    ],
  ]),
  ...of(`${hooks}/data/config/applyConfig.ts`, [
    [
      '8.config',
      "console.error('系统初始化失败', error);",
      '',
      'A config that cannot be loaded is not logged.',
    ],
  ]),
  ...of(`${features}/account/Account/BindForm.tsx`, [
    ['8.success.bind', "toast.success('绑定成功');", '', 'Binding a mobile says nothing.'],
  ]),
  ...of(`${features}/account/Account/ForgotForm.tsx`, [
    ['8.success.reset', "toast.success('密码重置成功');", '', 'A new password says nothing.'],
  ]),

  // §9 Business constants and limits
  ...of('packages/api/src/client/createClient.ts', [
    ['9.timeout', '15_000', '14_000', 'A call times out after 14 s.'],
  ]),
  ...of('packages/ui/src/components/BackToTop/BackToTop.tsx', [
    ['9.back-to-top', 'threshold = 2000,', 'threshold = 300,', 'It shows after 300 px.'],
    ['9.back-to-top', 'threshold = 2000,', 'threshold = 2100,', 'It shows after 2100 px.'],
    ['2.back-to-top', 'isVisible && styles.visible', 'false', 'It never shows.'],
  ]),
  ...of(`${hooks}/data/footer/useFooterCategories.ts`, [
    ['9.topics', 'FOOTER_CATEGORY_LIMIT = 6;', 'FOOTER_CATEGORY_LIMIT = 7;', 'Seven topics.'],
  ]),
  ...of('packages/ui/src/styles/global.css', [
    ['9.design-width', 'calc(50% + 0.41667vw)', 'calc(50% + 0.5vw)', 'Designed for 1600 px.'],
    ['9.design-width', 'calc(50% + 2.13333vw)', 'calc(50% + 2.0vw)', 'Designed for 400 px.'],
  ]),
  ...of('packages/ui/src/tokens/tokens.css', [
    ['9.theme', '--brand-600: #148146;', '--brand-600: #1446a0;', 'The primary colour is blue.'],
  ]),
  ...of(`${hooks}/storage/keys.ts`, [
    ['9.storage.local', "'meedu-play-id'", "'play-id'", 'The play id has another key.'],
    ['9.storage.local', "'login_code',", "'login-code',", 'The login_code has another key.'],
    ['9.storage.flags', "PENDING = 'ok'", "PENDING = '1'", 'The flags are set to 1.'],
    ['9.storage.session', '`login_code:${code}`', '`code:${code}`', 'The entry has another key.'],
  ]),
  ...of(`${hooks}/time/relativeTime.ts`, [
    ['9.time.relative', 'if (age < 7 * DAY)', 'if (age < 8 * DAY)', 'Days up to the eighth.'],
    ['9.time.relative', 'Math.abs(age) < MINUTE', 'Math.abs(age) < 2 * MINUTE', '刚刚 for long.'],
    ['9.time.clock', "relative(moment, now, ' HH:mm')", "relative(moment, now, '')", 'No clock.'],
    ['9.time.full', "format('YYYY-MM-DD HH:mm')", "format('YYYY-MM-DD')", 'No hour and minute.'],
  ]),
  ...of('packages/ui/src/components/RichContent/pipeline/highlight.ts', [
    ['9.code', 'target.innerHTML = value;', 'target.textContent = source;', 'No colours.'],
    [
      '9.code',
      'if (language) await learn(language);',
      '',
      'Languages that are fetched have no colours.',
    ],
  ]),
  ...of('packages/ui/src/components/RichContent/pipeline/sanitize.ts', [
    [
      '9.code',
      'isCode && !CLASSES.test(name) ? named(name) : name',
      'name',
      'A language without a prefix is not known.',
    ],
  ]),
  ...of('packages/ui/src/components/RichContent/RichContent.styles.ts', [
    [
      '9.code',
      'title name attr attribute type',
      'title name attribute type',
      'Attributes have no colour.',
    ],
    [
      '9.maths',
      "'@supports (overflow-clip-margin: 1px)': { overflow: 'clip', overflowClipMargin: '0.5rem' },",
      '',
      'A formula lies over what is beside the content.',
    ],
  ]),
  ...of('packages/ui/src/components/RichContent/pipeline/formulas.ts', [
    ['9.maths', "['\\\\(', '\\\\)'],", '', '\\( \\) is left as it is.'],
    ['9.maths', "['\\\\[', '\\\\]'],", '', '\\[ \\] is left as it is.'],
  ]),
  ...of(`${hooks}/url/query.ts`, [
    ['9.remove-parameter', '!== name);', '=== name);', 'Everything else is removed.'],
  ]),
  ...of(`${hooks}/env/features.ts`, [
    [
      '9.features',
      '  vip: true,\n  live: false,',
      '  vip: true,\n  live: true,',
      'live is on too.',
    ],
  ]),
];
