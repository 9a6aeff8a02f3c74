// Creates the same penalty table for one or several job grades from a day on (A9).
import type * as contract from '@hr/contract/attendance-rate.ts'
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'
import { guardOwnDefinition, refuseOwnDefinition } from '#api/access/own-definition.ts'
import type { OwnWork } from '#api/access/own-record.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { auditCreate } from '#api/audit/write-audit.ts'
import { todayIn } from '#api/company/today.ts'
import { dryRun } from '#api/db/connect/dry-run.ts'
import { lockRow } from '#api/db/lock-row.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { addRates, lockRates, previewRates } from './change-rates.ts'
import { checkedRows } from './checked-rows.ts'
import { ownRate } from './own-rate.ts'
import { rateFacts } from './rate-facts.ts'
import { refusingTakenDay } from './refusing-taken-day.ts'
import { rateGrades } from './rate-grades.ts'
import { insertRates, listRates } from './rate.store.ts'

type Given = CheckedInputOf<typeof contract.createAttendanceRates>

/** NOT_FOUND for an unknown grade, INVALID_INPUT at the wrong band, ALREADY_EXISTS if a table starts on that day, NOTHING_CHANGES. */
export const createAttendanceRates: Handler<typeof contract.createAttendanceRates> = async work => {
  const { db, input } = work
  const { gradeIds, save } = await saving(work, input)
  for (const jobGradeId of gradeIds)
    await guardOwnDefinition(work, ownTable(work, jobGradeId, input), input.ownRecordReason)
  const effect = await addRates(work, gradeIds, save)
  const rates = (await listRates(db)).filter(
    ({ jobGrade, from }) => from === input.from && gradeIds.includes(jobGrade.id),
  )
  for (const rate of rates)
    await auditCreate(db, 'attendance_rate', rate.id, { ...rateFacts(rate), ...effect })
  return { rates, effect }
}

export const previewNewRates: Handler<typeof contract.previewNewRates> = async work => {
  const { gradeIds, save } = await saving(work, work.input)
  for (const jobGradeId of gradeIds) await refuseOwnDefinition(work, ownTable(work, jobGradeId, work.input))
  return dryRun(work.db, () => previewRates(work, gradeIds, save))
}

const ownTable = (work: OwnWork, jobGradeId: string, { from }: Pick<Given, 'from'>) =>
  ownRate(work, 'RATE_ADD', { jobGradeId, from })

async function saving({ db, language }: Work<unknown>, input: Given) {
  const rows = checkedRows(input.rows)
  await lockRates(db)
  const today = await todayIn(db)
  const known = new Set((await rateGrades(db, today)).map(({ id }) => id))
  const gradeIds = [...new Set(input.jobGradeIds)]
  for (const id of gradeIds)
    if (!known.has(id) || !(await lockRow(db, 'job_grade', id))) throw new Refusal('NOT_FOUND')
  const tables = gradeIds.map(jobGradeId => ({ jobGradeId, from: input.from, rows }))
  const save = () => refusingTakenDay(language, () => insertRates(db, tables))
  return { gradeIds, save }
}
