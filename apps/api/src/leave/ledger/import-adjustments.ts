// Imports adjustments and opening balances in one transaction (L3): all rows, or those without errors. Rows booked
// before change nothing.
import { mostAdjustments } from '@hr/contract/leave-adjustment-import.ts'
import type {
  AdjustmentImportResult,
  importAdjustments as endpoint,
} from '@hr/contract/leave-adjustment-import.ts'
import { localDateOf } from '@hr/domain/calendar/local-date.ts'
import { nameKey, staffKey } from '@hr/domain/employee/import-facts.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { inBatches } from '#api/db/in-batches.ts'
import { ownRowCode } from '#api/access/own-record.ts'
import { writeAudits } from '#api/audit/write-audit.ts'
import { readCompanyTime } from '#api/company/company.store.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { PreparedHandler } from '#api/http/context.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { badRowsFile, countBadRows } from '#api/import/bad-rows-file.ts'
import { toImportErrors } from '#api/import/to-import-errors.ts'
import type { CellError } from '#api/import/to-import-errors.ts'
import { orErrors } from '#api/import/errors-column.ts'
import { sendProgress } from '#api/import/send-progress.ts'
import type { Progress } from '#api/import/send-progress.ts'
import { readInSteps } from '#api/import/read-in-steps.ts'
import { tableColumns } from '#api/import/table-columns.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { adjustmentColumn } from './adjustment-header.ts'
import { insertKnownRows, ledgersOf, listKnownRows, listNamedPeople } from './adjustment-import.store.ts'
import type { NamedPerson } from './adjustment-import.store.ts'
import { adjustmentCells, readAdjustment, rowsTwice } from './adjustment-rows.ts'
import type { AdjustmentFacts, AdjustmentRow, Cells } from './adjustment-rows.ts'
import { lockBalances } from './leave-ledger.store.ts'
import { listLeaveTypeRows } from '../type/leave-type.store.ts'
import type { StoredLeaveType } from '../type/leave-type.store.ts'
import { planAdjustments } from './plan-adjustments.ts'
import type { PlannedAdjustment } from './plan-adjustments.ts'
import { saveAdjustments } from './save-adjustments.ts'

type ImportHandler = PreparedHandler<typeof endpoint, string[][]>
type Context = Parameters<ImportHandler>[0]

/** Rows read or saved before other callers get a turn. */
const step = 500

export const importAdjustments: ImportHandler = async (context, table) => {
  const { db, input, language } = context
  const progress = sendProgress(context)
  const file = await readFile(context, table, progress)
  const { columns, cells, facts, rows } = file
  if (!input.dryRun) await lockBalances(db, [...new Set(rows.map(({ employeeId }) => employeeId))])
  const plan = await planOf(context, rows, facts)
  const wrong = [...file.errors, ...plan.errors]
  const isBooked = !input.dryRun && (wrong.length === 0 || (input.goodRowsOnly && rows.length > 0))
  const fresh = plan.planned.filter(({ booked }) => booked !== undefined)
  if (isBooked) await save(context, fresh, done => progress('saving', done, fresh.length))
  const shownErrors = toImportErrors(language, columns.headers, wrong)
  return {
    rows: cells.size,
    booked: input.dryRun || isBooked ? fresh.length : 0,
    unchanged: plan.planned.length - fresh.length,
    errors: shownErrors,
    isStored: isBooked,
    badRows: file.hasTooMany ? 0 : countBadRows(shownErrors),
    badRowsFile: input.badRowsFile ? await badRowsFile(table, shownErrors, language) : null,
    leftOut: toImportErrors(language, columns.headers, file.leftOut),
    columns: columns.shown,
    outcomes: plan.planned.map(planned => outcomeOf(planned, facts.people)),
  }
}

/** The rows without errors, and the errors of the others; `leftOut` are those of the reader (P11). */
async function readFile(context: Context, table: string[][], progress: Progress) {
  const columns = tableColumns(table, {
    meaningOf: orErrors(adjustmentColumn),
    needed: ['staffId', 'leaveTypeId', 'halfDays', 'date', 'reason'],
    mapping: context.input.mapping,
  })
  const cells = columns.errors.length > 0 ? new Map<number, Cells>() : adjustmentCells(table, columns)
  const tooMany = tooManyRows(cells)
  const hasTooMany = tooMany.length > 0
  const facts = await factsOf(context, hasTooMany ? new Map() : cells)
  const read = await readInSteps(
    hasTooMany ? [] : [...cells],
    ([row, texts]) => readAdjustment(row, texts, facts),
    { step, progress },
  )
  const all = read.flatMap(one => (isRead(one) ? [one] : []))
  const twice = rowsTwice(all, cells)
  const refused = read.flatMap(one => (isRead(one) ? [] : one))
  const leftOut = refused.filter(({ code }) => code === facts.own.code)
  const ownRows = new Set(leftOut.map(({ row }) => row))
  const others = refused.filter(({ row }) => !ownRows.has(row))
  return {
    columns,
    cells,
    facts,
    rows: all.filter(({ row }) => twice.every(error => error.row !== row)),
    errors: [...columns.errors, ...tooMany, ...others, ...twice],
    leftOut,
    hasTooMany,
  }
}

async function planOf({ db, now }: Context, rows: readonly AdjustmentRow[], facts: FileFacts) {
  const { year_starts: yearStarts, time_zone: timeZone } = await readCompanyTime(db)
  const today = localDateOf(now.getTime(), timeZone)
  const keys = rows.map(({ key }) => key)
  const people = [...new Set(rows.map(({ employeeId }) => employeeId))]
  return planAdjustments(rows, {
    known: await listKnownRows(db, keys),
    yearStarts,
    ledgerOf: await ledgersOf(db, people),
    lostRulesOf: ({ employeeId, leaveTypeId }) => ({
      ...orNotFound(facts.typeById.get(leaveTypeId)),
      endedOn: facts.people.get(employeeId)?.endedOn ?? null,
      today,
      yearStarts,
    }),
  })
}

function tooManyRows(cells: ReadonlyMap<number, Cells>): CellError[] {
  if (cells.size <= mostAdjustments) return []
  const row = [...cells.keys()][mostAdjustments] ?? 0
  const most = mostAdjustments.toLocaleString('en-US')
  return [{ row, path: 'halfDays', value: '', code: 'tooManyRows', parameters: { most } }]
}

type FileFacts = AdjustmentFacts & {
  readonly people: ReadonlyMap<number, NamedPerson>
  readonly typeById: ReadonlyMap<string, StoredLeaveType>
}

async function factsOf(context: Context, cells: ReadonlyMap<number, Cells>): Promise<FileFacts> {
  const { db, caller, language } = context
  const keys = new Set([...cells.values()].map(({ staffId }) => staffKey(staffId ?? '')))
  const named = await listNamedPeople(db, [...keys])
  const types = new Map<string, { id: string; paid: boolean } | null>()
  const list = await listLeaveTypeRows(db)
  for (const { id, paid, name, nameLo } of list)
    for (const key of new Set([nameKey(name), nameKey(nameLo)]))
      if (key !== '') types.set(key, types.has(key) ? null : { id, paid })
  // A code is unique: it wins over a name.
  for (const { id, paid, code } of list) types.set(nameKey(code), { id, paid })
  return {
    employees: new Map(named.map(({ staffId, id }) => [staffKey(staffId), id])),
    types,
    typeNames: list,
    nameOf: type => nameIn(type, language),
    own: { employeeId: caller.employeeId, code: await ownRowCode(context, 'BALANCE') },
    typeById: new Map(list.map(type => [type.id, type])),
    people: new Map(named.map(person => [person.id, person])),
  }
}

const isRead = (read: AdjustmentRow | CellError[]): read is AdjustmentRow => !Array.isArray(read)

function outcomeOf(
  { row, before, after, booked, lost }: PlannedAdjustment,
  people: ReadonlyMap<number, NamedPerson>,
): AdjustmentImportResult['outcomes'][number] {
  const { id: _, endedOn: __, staffId, ...employee } = orNotFound(people.get(row.employeeId))
  const { leaveTypeId, halfDays, date, kind } = row
  const isKnown = booked === undefined
  return {
    row: row.row,
    staffId,
    employee,
    leaveTypeId,
    halfDays,
    date,
    kind,
    before,
    after,
    isKnown,
    lost: lost ?? null,
  }
}

async function save(
  context: Context,
  planned: readonly PlannedAdjustment[],
  onSaved: (done: number) => void,
): Promise<void> {
  const { db } = context
  let saved = 0
  for (const some of inBatches(planned, step)) {
    await saveSome(db, some)
    saved += some.length
    onSaved(saved)
  }
  if (planned.length > 0) await publishLive(db, { topic: 'leave', employeeIds: [] })
}

async function saveSome(db: Scope, planned: readonly PlannedAdjustment[]): Promise<void> {
  await insertKnownRows(
    db,
    planned.map(({ row }) => row),
  )
  const booked = planned.flatMap(
    ({ row: { key, employeeId, leaveTypeId, halfDays, date, reason }, booked }) =>
      booked ? [{ employeeId, leaveTypeId, halfDays, date, reason, source: `file:${key}`, booked }] : [],
  )
  await saveAdjustments(db, booked)
  await writeAudits(
    db,
    planned.map(({ row: { employeeId, leaveTypeId, halfDays, date, reason, kind } }) => ({
      operation: 'CREATE' as const,
      entity: 'leave_adjustment',
      entityId: employeeId,
      after: { leaveTypeId, halfDays, date, reason, kind },
    })),
  )
}
