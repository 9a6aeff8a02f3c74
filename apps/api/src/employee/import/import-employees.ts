// Imports a list of employees in one transaction (P10): all rows, or those without errors.
import { mostUnknownNames } from '@hr/contract/employee-import.ts'
import type { ImportResult } from '@hr/contract/employee-import.ts'
import { can } from '@hr/domain/access/can.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import type { ImportPlan } from '@hr/domain/employee/import-plan.ts'
import type { UnknownName } from '@hr/domain/employee/unknown-names.ts'
import { incompleteRows } from '@hr/domain/employee/missing-fields.ts'
import { refuseLastAdministrator } from '#api/access/last-administrator.ts'
import { todayIn } from '#api/company/today.ts'
import { Refusal } from '#api/http/refusal.ts'
import { badRowsFile, countBadRows } from '#api/import/bad-rows-file.ts'
import { toImportErrors } from '#api/import/to-import-errors.ts'
import type { CellError } from '#api/import/to-import-errors.ts'
import { importColumn } from '#api/import/import-column.ts'
import { orErrors } from '#api/import/errors-column.ts'
import { sendProgress } from '#api/import/send-progress.ts'
import { tableColumns } from '#api/import/table-columns.ts'
import type { CreatedEmployee } from '../create-people.ts'
import { lockUniqueFields } from '../record/record-refusals.ts'
import { withAnswers } from './with-answers.ts'
import { countClosedRows } from './count-closed-rows.ts'
import { countWaitingEmails } from './count-waiting-emails.ts'
import { importDifferences } from './import-differences.ts'
import { listImportManagers } from './list-import-managers.ts'
import type { EmployeeColumns } from './import-rows.ts'
import { largePay } from './large-pay.ts'
import { withMissingColumns } from './missing-columns.ts'
import { logShownRecords } from './log-shown-records.ts'
import { planImport } from './plan-import.ts'
import { readImport } from './read-import.ts'
import type { ImportContext, ImportHandler } from './read-import.ts'
import { saveImport } from './save-import.ts'
import type { ImportToSave } from './save-import.ts'
import { sheetColumns } from './sheet-table.ts'

export const importEmployees: ImportHandler = async (context, table) => {
  const { db, caller, input, language } = context
  const progress = sendProgress(context)
  const columns: EmployeeColumns = tableColumns(table, {
    meaningOf: orErrors(importColumn),
    needed: ['staffId'],
    mapping: input.mapping,
  })
  // One import at a time per workspace: the second sees the result of the first.
  await lockUniqueFields(db)
  const today = await todayIn(db)
  const read = await readImport(context, table, columns, today, progress)
  const { plan, errors, leftOut } = await planImport(context, read)
  const pay = largePay(plan.updates)
  const isStored = !input.dryRun && (errors.length === 0 || (input.goodRowsOnly && read.count > 0))
  if (isStored && pay.key !== '' && input.confirmedPay !== pay.key) throw new Refusal('PAY_UNCONFIRMED')
  const total = plan.creates.length + plan.updates.length
  const toSave = { today, plan, facts: read.facts, closedReason: input.closedReason }
  const created = isStored ? await save(context, toSave, done => progress('saving', done, total)) : []
  const isShown = input.dryRun || isStored
  const counts = isShown ? plan : nothingDone
  const shownColumns = sheetColumns(can(caller.viewer?.access ?? caller.access, 'EMPLOYEE', 'edit'))
  const stored = new Map([...read.stored.values()].map(row => [row.record.id, row]))
  const compared = { ...read, stored, language, columns: shownColumns, largePay: pay.rows }
  const people = input.dryRun
    ? importDifferences(plan, {
        ...compared,
        managerName: await listImportManagers(db, plan, read.facts, language),
      })
    : []
  await logShownRecords(context, people, plan.updates)
  const answered = () => withAnswers(table, columns, read.facts, language)
  const toErrors = (found: readonly CellError[]) =>
    inOrder(found).flatMap(some => toImportErrors(language, columns.headers, some))
  const rowErrors = toErrors(errors)
  return {
    rows: read.count,
    created: counts.creates.length,
    updated: counts.updates.length,
    unchanged: plan.unchanged,
    closed: await countClosedRows(db, counts, today),
    otherShifts: errors.filter(({ code }) => code === 'workShiftKnown').length,
    waitingEmails: await countWaitingEmails(context, counts.updates),
    incomplete: isShown ? incompleteRows(plan.fine, read.facts.records) : 0,
    errors: toErrors(withMissingColumns(errors, columns)),
    isStored,
    badRows: countBadRows(rowErrors),
    badRowsFile: input.badRowsFile ? await badRowsFile(answered(), rowErrors, language) : null,
    people,
    largePay: { rows: pay.rows.size, key: pay.key },
    unknownNames: read.unknownNames.slice(0, mostUnknownNames).map(toUnknownName),
    company: read.company,
    leftOut: toImportErrors(language, columns.headers, leftOut),
    columns: columns.shown,
    ignoredColumns: columns.ignored,
    newUnits: [...plan.newUnits],
    newPositions: [...plan.newPositions],
    newJobGrades: [...plan.newJobGrades],
    signIns: signInsOf(context, plan, created),
  }
}

const toUnknownName = ({ proposals, ...one }: UnknownName): ImportResult['unknownNames'][number] => ({
  ...one,
  proposals: proposals.map(({ id, name, nameLo }) => ({ id, name, nameLo })),
})

const nothingDone = { creates: [], updates: [] } as const

/** Causes come first: other rows follow from them, or one choice settles all its rows. */
const followUps: readonly CellError['code'][] = [
  'MANAGER_LEFT_OUT',
  'UNIT_UNKNOWN',
  'UNIT_MISSPELT',
  'POSITION_MISSPELT',
  'JOB_GRADE_MISSPELT',
]
function inOrder(errors: readonly CellError[]): [CellError[], CellError[]] {
  const isFollowUp = ({ code }: CellError) => followUps.includes(code)
  return [errors.filter(error => !isFollowUp(error)), errors.filter(isFollowUp)]
}

async function save(
  context: ImportContext,
  toSave: ImportToSave,
  onSaved: (count: number) => void,
): Promise<CreatedEmployee[]> {
  const leaving = toSave.plan.updates.filter(({ changes }) => changes.status === 'inactive')
  if (leaving.length > 0)
    await refuseLastAdministrator(
      context.db,
      context.services.config,
      leaving.map(({ known }) => known.id),
    )
  return saveImport(context, toSave, onSaved)
}

function signInsOf(
  { language }: ImportContext,
  { creates }: ImportPlan,
  created: readonly CreatedEmployee[],
): ImportResult['signIns'] {
  return created.map(({ username, temporaryPassword }, index) => {
    const person = creates[index]?.person
    return {
      staffId: person?.staffId ?? '',
      name: fullName({ firstName: '', lastName: '', ...person }, language),
      username,
      temporaryPassword: temporaryPassword ?? '',
    }
  })
}
