import { writeFileSync } from 'node:fs';
import { exportDb, resetDb, school, type School } from '@qinghe/api/mocks';

/** Writes a demo school that a test has changed into a file for a server of its own. */
export function writeOwnSchool(file: string, edit: (tables: School['tables']) => void): void {
  resetDb({ now: () => Date.now() });
  edit(school.tables);
  writeFileSync(file, JSON.stringify(exportDb()));
}
