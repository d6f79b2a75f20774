// node find-api.mjs URL: prints the address of the school's API; if it is not URL itself, says on stderr what was found there.
// For start.sh.
import { findApi } from '../packages/api/src/compat/findApi.ts';

const { api, remark } = await findApi(process.argv[2] ?? '');
if (remark !== '') console.error(`qinghe: QINGHE_API_URL: ${remark}`);
// Exits explicitly: a server that has not replied must not keep the command running.
process.stdout.write(`${api}\n`, () => process.exit());
