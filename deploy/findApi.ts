// node find-api.mjs URL: prints where the API of the school is, and says on stderr what was found instead. For start.sh.
import { findApi } from '../packages/api/src/compat/findApi.ts';

const { api, remark } = await findApi(process.argv[2] ?? '');
if (remark !== '') console.error(`qinghe: QINGHE_API_URL: ${remark}`);
// A server that has not answered must not keep the command alive.
process.stdout.write(`${api}\n`, () => process.exit());
