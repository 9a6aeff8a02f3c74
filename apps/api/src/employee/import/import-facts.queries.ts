// The data an import is compared with: all people and names of the workspace, as of a date.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { staffKey } from '@hr/domain/employee/import-facts.ts'
import type { ImportFacts, KnownPerson, Named } from '@hr/domain/employee/import-facts.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { isJobOn } from '#api/people/people-with-job.queries.ts'
import { listSheetRowsOf } from './sheet.queries.ts'
import type { SheetRow } from './sheet.queries.ts'

/** `keys` = the staff ids of the file, in lower case. */
export async function getImportFacts(
  db: Scope,
  today: LocalDate,
  keys: readonly string[],
): Promise<{ facts: ImportFacts; rows: ReadonlyMap<string, SheetRow> }> {
  const rows = await listSheetRowsOf(db, today, keys)
  const facts = {
    employees: await listKnownPeople(db, today),
    records: new Map(rows.map(({ record }) => [staffKey(record.staffId), record])),
    signInEmails: await listSignInEmails(db),
    units: await listNames(db, 'org_node'),
    positions: await listNames(db, 'position'),
    jobGrades: await listNames(db, 'job_grade'),
  }
  return { facts, rows: new Map(rows.map(row => [staffKey(row.record.staffId), row])) }
}

function listKnownPeople(db: Scope, today: LocalDate): Promise<KnownPerson[]> {
  return db
    .from('employee as e')
    .leftJoin('employee_job as j', join => join.on(isJobOn(today)))
    .select([
      'e.id',
      'e.staff_id as staffId',
      'e.email',
      'e.device_number as deviceNumber',
      'j.line_manager_id as lineManagerId',
    ])
    .orderBy('e.id')
    .execute()
}

async function listSignInEmails(db: Scope): Promise<Map<string, number>> {
  const rows = await db
    .from('account')
    .select(['email', 'employee_id'])
    .where('kind', '=', 'employee')
    .execute()
  return new Map(
    rows.flatMap(({ email, employee_id }) => (email && employee_id ? [[email, employee_id]] : [])),
  )
}

function listNames(db: Scope, table: 'org_node' | 'position' | 'job_grade'): Promise<Named[]> {
  return db
    .selectFrom(table)
    .select(['id', 'name', 'name_lo as nameLo'])
    .where('workspace_id', '=', db.workspaceId)
    .execute()
}
