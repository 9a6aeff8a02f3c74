// What an import is compared with: everybody and every name of the workspace, as of a date.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { ImportFacts, KnownEmployee, Named } from '@hr/domain/employee/import-facts.ts'
import { sql } from 'kysely'
import type { Kysely, SqlBool } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'

type Db = Kysely<Tables>

export async function getImportFacts(db: Db, workspaceId: string, today: LocalDate): Promise<ImportFacts> {
  return {
    employees: await listKnownEmployees(db, workspaceId, today),
    signInEmails: await listSignInEmails(db, workspaceId),
    units: await listNames(db, 'org_node', workspaceId),
    positions: await listNames(db, 'position', workspaceId),
    jobGrades: await listNames(db, 'job_grade', workspaceId),
  }
}

async function listKnownEmployees(db: Db, workspaceId: string, today: LocalDate): Promise<KnownEmployee[]> {
  const rows = await db
    .selectFrom('employee as e')
    .leftJoin('employee_job as j', join =>
      join
        .onRef('j.workspace_id', '=', 'e.workspace_id')
        .onRef('j.employee_id', '=', 'e.id')
        .on(
          sql<SqlBool>`greatest(${today}::date, e.started_on) between j.valid_from and coalesce(j.valid_to, 'infinity')`,
        ),
    )
    .select([
      'e.id',
      'e.staff_id',
      'e.first_name',
      'e.last_name',
      'e.first_name_lo',
      'e.last_name_lo',
      'e.gender',
      'e.email',
      'e.phone',
      'e.started_on',
      'e.ended_on',
      'j.unit_id',
      'j.position_id',
      'j.job_grade_id',
      'j.line_manager_id',
    ])
    .where('e.workspace_id', '=', workspaceId)
    .orderBy('e.id')
    .execute()
  return rows.map(row => ({
    id: row.id,
    staffId: row.staff_id,
    firstName: row.first_name,
    lastName: row.last_name,
    firstNameLo: row.first_name_lo,
    lastNameLo: row.last_name_lo,
    gender: row.gender,
    email: row.email,
    phone: row.phone,
    startDate: row.started_on,
    endDate: row.ended_on,
    job: {
      unitId: row.unit_id,
      positionId: row.position_id,
      jobGradeId: row.job_grade_id,
      lineManagerId: row.line_manager_id,
    },
  }))
}

async function listSignInEmails(db: Db, workspaceId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('account')
    .select(['email', 'employee_id'])
    .where('workspace_id', '=', workspaceId)
    .where('kind', '=', 'employee')
    .execute()
  return new Map(
    rows.flatMap(({ email, employee_id }) => (email && employee_id ? [[email, employee_id]] : [])),
  )
}

function listNames(
  db: Db,
  table: 'org_node' | 'position' | 'job_grade',
  workspaceId: string,
): Promise<Named[]> {
  return db
    .selectFrom(table)
    .select(['id', 'name', 'name_lo as nameLo'])
    .where('workspace_id', '=', workspaceId)
    .execute()
}
