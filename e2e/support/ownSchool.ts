import { writeFileSync } from 'node:fs';
import { exportDb, resetDb, school, type School } from '@qinghe/api/mocks';

/** Writes the data of a demo school, as edited by a test, to a file for that test's own server. */
export function writeOwnSchool(file: string, edit: (tables: School['tables']) => void): void {
  resetDb({ now: () => Date.now() });
  edit(school.tables);
  writeFileSync(file, JSON.stringify(exportDb()));
}
