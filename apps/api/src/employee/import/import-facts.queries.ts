// The data an import is compared with: all people and names of the workspace, as of a date.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { nameKey, staffKey } from '@hr/domain/employee/import-facts.ts'
import type {
  ImportFacts,
  KnownPerson,
  NameChoices,
  NameColumn,
  Named,
} from '@hr/domain/employee/import-facts.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { getCompanyProfile } from '#api/company/company.store.ts'
import { companyUnit } from '#api/organization/create-units.ts'
import { listUnits } from '#api/organization/structure.queries.ts'
import { isJobOn } from '#api/people/people-with-job.queries.ts'
import { listSheetRowsOf } from './sheet.queries.ts'
import type { SheetRow } from './sheet.queries.ts'

type ChosenName = {
  readonly column: NameColumn
  readonly name: string
  readonly id?: string | undefined
}
type Asked = {
  readonly today: LocalDate
  /** The staff ids of the file, in lower case. */
  readonly keys: readonly string[]
  readonly names: readonly ChosenName[]
}
export type ReadFacts = {
  readonly facts: ImportFacts
  readonly rows: ReadonlyMap<string, SheetRow>
  /** New units go below it. */
  readonly company: Pick<Named, 'name' | 'nameLo'>
}

export async function getImportFacts(db: Scope, { today, keys, names }: Asked): Promise<ReadFacts> {
  const units = await listUnits(db)
  const { name, nameLo } = companyUnit(units) ?? (await companyNames(db))
  const rows = await listSheetRowsOf(db, today, keys)
  const facts = {
    employees: await listKnownPeople(db, today),
    records: new Map(rows.map(({ record }) => [staffKey(record.staffId), record])),
    signInEmails: await listSignInEmails(db),
    units,
    choices: {
      unit: chosen(names, 'unit'),
      position: chosen(names, 'position'),
      jobGrade: chosen(names, 'jobGrade'),
    },
    positions: await listNames(db, 'position'),
    jobGrades: await listNames(db, 'job_grade'),
  }
  return {
    facts,
    company: { name, nameLo },
    rows: new Map(rows.map(row => [staffKey(row.record.staffId), row])),
  }
}

const chosen = (names: readonly ChosenName[], column: NameColumn): NameChoices[NameColumn] =>
  new Map(names.filter(one => one.column === column).map(({ name, id }) => [nameKey(name), id ?? null]))

async function companyNames(db: Scope): Promise<ReadFacts['company']> {
  const { name, name_lo: nameLo } = await getCompanyProfile(db)
  return { name, nameLo }
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

function listNames(db: Scope, table: 'position' | 'job_grade'): Promise<Named[]> {
  return db
    .selectFrom(table)
    .select(['id', 'name', 'name_lo as nameLo'])
    .where('workspace_id', '=', db.workspaceId)
    .execute()
}
