// Imports punches from the file of a time clock (A2): readable lines are imported, others reported. A dry run stores
// nothing; the same file twice adds nothing.
import { mostPunchLines } from '@hr/contract/attendance-import.ts'
import type { PunchImportResult, importPunches as endpoint } from '@hr/contract/attendance-import.ts'
import type { BadPunchLine, ClosedPunch, PunchImportFacts } from '@hr/domain/attendance/punch-import.ts'
import { instantOf, localDateOf } from '@hr/domain/calendar/local-date.ts'
import { ownRowCode } from '#api/access/own-record.ts'
import { auditCreate } from '#api/audit/write-audit.ts'
import { getCompanyTime } from '#api/company/company.store.ts'
import { newId } from '#api/db/new-id.ts'
import { formatDate } from '#api/http/format-date.ts'
import type { PreparationFor, PreparedHandler } from '#api/http/context.ts'
import { toImportErrors } from '#api/import/to-import-errors.ts'
import type { CellError } from '#api/import/to-import-errors.ts'
import { sendProgress } from '#api/import/send-progress.ts'
import { uploadedTableOf } from '#api/import/uploaded-table.ts'
import { lockPeriodsShared } from '#api/calendar/period-lock.ts'
import { giveDevicePunches, insertDevicePunches, lockDeviceUsers } from './device-punch.store.ts'
import { planPunches, punchFacts, spanOf } from './plan-punches.ts'
import type { FreshPunches } from './plan-punches.ts'
import { dateReadings, orderProofs, punchCells, readPunchLines, whenText } from './punch-lines.ts'
import type { PunchCells } from './punch-lines.ts'
import { punchTable, punchTableColumns } from './punch-table.ts'
import { savePunches } from './save-punches.ts'
import { toDeviceUsers, toFirstLines, toImportPeople } from './to-import-people.ts'

type ImportHandler = PreparedHandler<typeof endpoint, string[][]>
type Context = Parameters<ImportHandler>[0]

const mostBadShown = 1000
const mostFirst = 5

/** Plus the header row. */
const reading = { rows: mostPunchLines + 1, hasTimes: true }
export const clockFile = (sent: PreparationFor<typeof endpoint>): Promise<string[][]> =>
  uploadedTableOf(sent, reading)

export const importPunches: ImportHandler = async (context, rows) => {
  const { db, input, language } = context
  const progress = sendProgress(context)
  const table = punchTable(language, rows)
  const columns = punchTableColumns(table, input.mapping)
  const cells = punchCells(table, columns)
  const company = await getCompanyTime(db)
  const timeZone = input.timeZone ?? company.time_zone
  const dateOrder = columns.errors.length > 0 ? null : dateReadings(cells, input.dateOrder)
  const errors = [...columns.errors, ...orderMissing(cells, dateOrder)]
  const usable = errors.length > 0 ? [] : cells
  const asked = { dateOrder: dateOrder?.chosen ?? undefined, timeZone }
  const { lines, bad } = await readPunchLines(usable, asked, progress)
  if (!input.dryRun) {
    await lockDeviceUsers(db)
    await lockPeriodsShared(db)
  }
  const facts = {
    ...(await punchFacts(context, lines, input.closedReason !== undefined)),
    own: { employeeId: context.caller.employeeId, code: await ownRowCode(context, 'PUNCH') },
  }
  const { plan, fresh } = await planPunches(context, lines, facts)
  const allBad = [...bad, ...refusedLines(plan.bad, usable)]
  const skipped = [...allBad, ...closedLines(fresh.closed, facts, usable)]
  const counts = {
    rows: cells.length,
    added: fresh.added.length,
    waiting: fresh.waiting.length,
    closed: fresh.closed.length,
  }
  const dates = spanOf(fresh.added, facts.timeZone) ?? null
  if (!input.dryRun && errors.length === 0)
    await save(context, fresh, timeZone, { ...counts, ...dates, badLines: allBad.length })
  return {
    ...counts,
    layout: table.layout,
    known: usable.length - allBad.length - counts.added - counts.waiting - counts.closed,
    beforeKept: fresh.added.filter(
      ({ at }) => at < instantOf(company.attendance_since, '00:00', facts.timeZone),
    ).length,
    attendanceSince: company.attendance_since,
    errors: toImportErrors(language, columns.headers, errors),
    badLines: {
      total: skipped.length,
      rows: toImportErrors(language, columns.headers, skipped).slice(0, mostBadShown),
    },
    columns: columns.shown,
    dateOrder,
    timeZone,
    firstLines: await toFirstLines(context, facts, lines.slice(0, mostFirst)),
    dates,
    people: await toImportPeople(context, facts.timeZone, plan, fresh),
    deviceUsers: toDeviceUsers(facts.timeZone, fresh.waiting),
  }
}

/** The order of day and month must be proven by the file or chosen before anything is imported. */
function orderMissing(cells: readonly PunchCells[], dateOrder: PunchImportResult['dateOrder']): CellError[] {
  if (dateOrder?.chosen !== null) return []
  const path = cells.some(({ at }) => at !== undefined) ? 'at' : 'date'
  const [, contradicting] = orderProofs(cells)
  if (contradicting) {
    const { row } = contradicting
    return [{ row, path, value: whenText(contradicting), code: 'dateOrderMixed', parameters: {} }]
  }
  const value = dateOrder.readings[0]?.examples[0]?.text ?? ''
  return [{ row: cells[0]?.row ?? 1, path, value, code: 'dateOrderMissing', parameters: {} }]
}

/** Readable lines with impossible punches. */
function refusedLines(refused: readonly BadPunchLine[], cells: readonly PunchCells[]): CellError[] {
  const byRow = new Map(cells.map(one => [one.row, one]))
  return refused.map(({ row, code, date }) => {
    const one = byRow.get(row) ?? { row }
    const isPerson = code === 'staffIdUnknown' || code === 'OWN_RECORD' || code === 'OWN_ROW_BY_HAND'
    return {
      row,
      path: isPerson ? 'staffId' : one.at === undefined ? 'time' : 'at',
      value: isPerson ? (one.staffId ?? one.deviceNumber ?? '') : whenText(one),
      code,
      parameters: { ...(date !== undefined && { date: formatDate(date) }) },
    }
  })
}

/** New punches of closed periods, kept out for want of a reason (A13). */
function closedLines(
  punches: readonly ClosedPunch[],
  { closed, timeZone }: PunchImportFacts,
  cells: readonly PunchCells[],
): CellError[] {
  const byRow = new Map(cells.map(one => [one.row, one]))
  return punches.map(({ row, at }) => {
    const one = byRow.get(row) ?? { row }
    const date = localDateOf(at, timeZone)
    const { to = date } = closed.find(({ from, to }) => from <= date && date <= to) ?? {}
    return {
      row,
      path: one.at === undefined ? 'date' : 'at',
      value: whenText(one),
      code: 'closedReason',
      parameters: { date: formatDate(to) },
    }
  })
}

async function save(
  context: Context,
  { added, given, waiting, takesClosed }: FreshPunches,
  timeZone: string,
  counts: Readonly<Record<string, number | string>>,
): Promise<void> {
  const { db, now, input, files } = context
  if (added.length + waiting.length + given.length === 0) return
  const progress = sendProgress(context)
  await insertDevicePunches(db, waiting, { timeZone, now })
  await giveDevicePunches(db, given)
  await savePunches(context, {
    punches: added.map(punch => ({ ...punch, timeZone })),
    // A punch on an open date may end the last night of a closed period: then the file is the reason.
    reason: takesClosed ? input.closedReason : files[0]?.name,
    onSaved: (done, total) => progress('saving', done, total),
  })
  await auditCreate(db, 'punch_import', newId(), {
    name: files[0]?.name ?? '',
    ...counts,
    ...(takesClosed && { reason: input.closedReason }),
  })
}
