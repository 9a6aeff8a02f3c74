// Job facts with the names of their references, as far as the reader may see them (P7, P8).
import type { JobRow as ShownRow, ShownJob } from '@hr/contract/employee-job.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { changedFacts, withoutPay } from '@hr/domain/employee/job-history.ts'
import type { JobFacts, JobRow } from '@hr/domain/employee/job-history.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { listPeople } from '#api/people/person.ts'

type Reader = { readonly today: LocalDate; readonly seesPay: boolean }

export async function toJobHistory(
  db: Scope,
  { today, seesPay }: Reader,
  history: readonly JobRow[],
): Promise<ShownRow[]> {
  const rows = seesPay ? history : withoutPay(history)
  const facts = await toJobFacts(
    db,
    { seesPay },
    rows.map(row => row.facts),
  )
  return rows
    .flatMap((row, index): ShownRow[] => {
      const [shown, before] = [facts[index], rows[index - 1]]
      if (!shown) return []
      return [
        {
          from: row.from,
          to: row.to,
          isFuture: row.from > today,
          isCurrent: row.from <= today && (row.to === null || today <= row.to),
          facts: shown,
          changed: before ? changedFacts(before.facts, row.facts) : [],
        },
      ]
    })
    .toReversed()
}

export async function toJobFacts(
  db: Scope,
  { seesPay }: Omit<Reader, 'today'>,
  all: readonly JobFacts[],
): Promise<ShownJob[]> {
  const units = await namesOf(
    db,
    'org_node',
    all.map(facts => facts.unitId),
  )
  const positions = await namesOf(
    db,
    'position',
    all.map(facts => facts.positionId),
  )
  const jobGrades = await namesOf(
    db,
    'job_grade',
    all.map(facts => facts.jobGradeId),
  )
  const people = await listPeople(
    db,
    all.map(facts => facts.lineManagerId),
  )
  return all.map(facts => ({
    unit: units.get(facts.unitId ?? '') ?? null,
    position: positions.get(facts.positionId ?? '') ?? null,
    jobGrade: jobGrades.get(facts.jobGradeId ?? '') ?? null,
    lineManager: people.get(facts.lineManagerId ?? 0) ?? null,
    contractType: facts.contractType,
    contractStart: facts.contractStart,
    contractEnd: facts.contractEnd,
    costCenter: facts.costCenter,
    pay: seesPay ? payOf(facts) : null,
  }))
}

const payOf = (facts: JobFacts) => ({
  salaryAmount: facts.salaryAmount,
  salaryCurrency: facts.salaryCurrency,
  fuelAllowance: facts.fuelAllowance,
  phoneAllowance: facts.phoneAllowance,
  housingAllowance: facts.housingAllowance,
  homeTripAllowance: facts.homeTripAllowance,
})

type NamedTable = 'org_node' | 'position' | 'job_grade' | 'work_shift' | 'role'

/** References outside the workspace are missing. */
export async function namesOf(
  db: Scope,
  table: NamedTable,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, { readonly id: string; readonly name: string; readonly nameLo: string }>> {
  const wanted = [...new Set(ids.filter(id => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom(table)
    .select(['id', 'name', 'name_lo as nameLo'])
    .where('workspace_id', '=', db.workspaceId)
    .where('id', 'in', wanted)
    .execute()
  return new Map(rows.map(row => [row.id, row]))
}
