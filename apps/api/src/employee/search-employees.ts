// People to choose from (spec 7: approver search), or the list of the employees page, by the same endpoint.
import { employeeAttributes } from '@hr/contract/employee.ts'
import type { EmployeeRow, exportEmployees, searchEmployees as endpoint } from '@hr/contract/employee.ts'
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'
import { defaultLimit } from '@hr/contract/envelope.ts'
import type { Person } from '@hr/contract/person.ts'
import type { Handler } from '#api/http/context.ts'
import { can } from '@hr/domain/access/can.ts'
import { missingOf } from './missing-of.ts'
import { todayIn } from '#api/company/today.ts'
import { listPage } from '#api/http/list-page.ts'
import { Refusal } from '#api/http/refusal.ts'
import { mayReset, resetsSignIns } from './other-account.ts'
import { countEmployees, isEmployeeKey, listEmployees, listEmployeesWithJob } from './employee.queries.ts'
import type { EmployeeFilter } from './employee.queries.ts'
import { placeKey } from '#api/people/list-order.ts'
import { toPerson } from '#api/people/person.ts'

type SearchContext = Parameters<Handler<typeof endpoint>>[0]
type Attribute = (typeof employeeAttributes)[number]

/** Choosing people needs no permission; the list needs EMPLOYEE view. */
export const searchEmployees: Handler<typeof endpoint> = async context => {
  if (context.input.q === 'all') return peopleToChoose(context)
  if (!can(context.caller.access, 'EMPLOYEE')) throw new Refusal('FORBIDDEN')
  return employeeList(context)
}

/** The default limit of people to choose from; the search narrows it down. */
const mostToChoose = 50

async function peopleToChoose({ db, caller, input, language }: SearchContext): Promise<Partial<Person>[]> {
  const wanted = attributesOf(input.attributes)
  const { workspaceId } = caller
  const filter = {
    workspaceId,
    search: input.search,
    byContact: can(caller.access, 'EMPLOYEE'),
    statuses: employed,
    on: await todayIn(db),
  }
  const limit = input.limit ?? mostToChoose
  const window = { limit, offset: ((input.page ?? 1) - 1) * limit, after: undefined }
  const rows = await listEmployees(db, filter, { sort: undefined, language }, window)
  return rows.map(row => picked(toPerson(row), wanted))
}

const employed = ['active', 'probation'] as const

function attributesOf(text: string): readonly Attribute[] {
  if (text === '') return employeeAttributes
  return text.split(',').map(name => {
    const attribute = employeeAttributes.find(known => known === name.trim())
    if (attribute) return attribute
    throw new Refusal('INVALID_INPUT', {}, [
      { path: 'attributes', code: 'choice', parameters: { field: 'attributes' } },
    ])
  })
}

function picked(person: Person, wanted: readonly Attribute[]): Partial<Person> {
  return Object.fromEntries(wanted.map(name => [name, person[name]]))
}

/** The filter of the list and its export. */
export async function employeeFilter(
  { db, caller, language }: Pick<SearchContext, 'db' | 'caller' | 'language'>,
  {
    search,
    letter,
    status,
    unitId,
    positionId,
    jobGradeId,
    contractType,
    date,
    incomplete,
    employeeIds,
  }: CheckedInputOf<typeof exportEmployees>,
): Promise<EmployeeFilter> {
  return {
    search,
    byContact: can(caller.access, 'EMPLOYEE'),
    names: letter === undefined ? undefined : { language, letter },
    statuses: status && [status],
    unitId,
    positionId,
    jobGradeId,
    contractType,
    on: date ?? (await todayIn(db)),
    isEmployedOn: date !== undefined,
    isIncomplete: incomplete,
    ids: employeeIds?.split(',').map(Number),
  }
}

async function employeeList(context: SearchContext) {
  const { db, caller, input, language } = context
  const beyond = resetsSignIns(caller) ? caller.access.permissions : undefined
  const filter = await employeeFilter(context, input)
  const { page: number = 1, limit = defaultLimit, after } = input
  let counted: number | null = null
  const page = await listPage(
    { page: number, limit, after },
    {
      rows: async window => {
        const rows = await listEmployeesWithJob(db, filter, { sort: input.sort, language, beyond }, window)
        counted = rows[0]?.found_count ?? null
        return rows
      },
      total: async () => counted ?? (await countEmployees(db, filter)),
      keyOf: placeKey,
      isKey: isEmployeeKey(input.sort),
    },
  )
  return { ...page, rows: page.rows.map(row => toEmployeeRow(context, row)) }
}

type ListedEmployee = Awaited<ReturnType<typeof listEmployeesWithJob>>[number]

const toEmployeeRow = (context: SearchContext, row: ListedEmployee): EmployeeRow => ({
  ...toPerson(row),
  staffId: row.staff_id,
  email: row.email,
  phone: row.phone,
  status: row.status,
  unit: row.unit,
  unitLo: row.unit_lo,
  position: row.position,
  positionLo: row.position_lo,
  jobGrade: row.job_grade,
  lineManager: row.line_manager,
  contractType: row.contract_type,
  startDate: row.started_on,
  endDate: row.ended_on,
  missing: missingOf(row),
  canResetPassword: mayReset(context, row.id, row.rights),
})
