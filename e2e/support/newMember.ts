import type { APIRequestContext } from '@playwright/test';

/** An account for a single test: mobile bound, face verified, nickname not set yet. */
export interface NewMember {
  mobile: string;
  password: string;
  token: string;
}

let count = 0;

/** Registers a member over the API and passes the face check for them; `url` names a server of the test's own. */
export async function registerMember(request: APIRequestContext, url = ''): Promise<NewMember> {
  count += 1;
  const mobile = `139${String(Date.now() * 10 + count).slice(-8)}`;
  const password = 'qinghe456';
  const send = async (path: string, data: object, token = '') => {
    const reply = await request.post(url + path, {
      data,
      headers: token ? { Authorization: `Bearer ${token}` } : {},
    });
    const { code, message, data: answer } = await reply.json();
    if (code !== 0) throw new Error(`${path}: ${message}`);
    return answer;
  };
  await send('/api/v2/register/sms', { mobile, mobile_code: '112233', password });
  const { token } = await send('/api/v2/login/password', { mobile, password });
  const check = await send('/api/v3/member/tencent/faceVerify', { s_url: 'PC' }, token);
  await request.post(`${url}/api/demo/face-check`, {
    data: { biz_token: check.biz_token, choice: 'pass' },
  });
  await request.get(`${url}/api/v3/member/tencent/faceVerify`, {
    params: { biz_token: check.biz_token, rule_id: check.rule_id },
    headers: { Authorization: `Bearer ${token}` },
  });
  return { mobile, password, token: String(token) };
}
