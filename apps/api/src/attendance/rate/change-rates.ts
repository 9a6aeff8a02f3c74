// A change of the penalty tables: what it does to the days that are stored, and the days computed anew with it (A9, A12).
import type { RateEffect } from '@hr/contract/attendance-rate.ts'
import { changedRateSpans } from '@hr/domain/attendance/changed-rate-spans.ts'
import { localDateOf } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import type { Work } from '#api/approval/request-kind.ts'
import { getCompanyTime } from '#api/company/company.store.ts'
import type { WorkspaceTransaction } from '#api/db/connect/in-workspace.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { recomputeDays } from '../day/recompute-days.ts'
import { listGradeHolders, rateEffectOf } from './rate-effect.queries.ts'
import type { GradeSpan } from './rate-effect.queries.ts'
import { listRateTables } from './rate.store.ts'

/** `save` writes the tables of these grades. Two changes at once wait for each other: each sees what it changes. */
export async function changeRates(
  work: Work<unknown>,
  jobGradeIds: readonly string[],
  save: () => Promise<void>,
): Promise<RateEffect> {
  const { db, caller, now } = work
  const { workspaceId } = caller
  const spans = await changedSpans(work, jobGradeIds, save)
  const effect = await rateEffectOf(db, workspaceId, spans)
  const { time_zone: timeZone } = await getCompanyTime(db, workspaceId)
  const today = localDateOf(now.getTime(), timeZone)
  for (const span of spans.filter(({ from }) => from <= today)) {
    const employeeIds = await listGradeHolders(db, workspaceId, [span])
    await recomputeDays(db, workspaceId, now, { employeeIds, from: span.from, to: span.to ?? today })
  }
  await publishLive(db, { workspaceId, topic: 'attendance', employeeIds: [] })
  return effect
}

/** Without computing a day anew: inside a dry run. */
export async function previewRates(
  work: Work<unknown>,
  jobGradeIds: readonly string[],
  save: () => Promise<void>,
): Promise<RateEffect> {
  const spans = await changedSpans(work, jobGradeIds, save)
  return rateEffectOf(work.db, work.caller.workspaceId, spans)
}

async function changedSpans(
  { db, caller }: Work<unknown>,
  jobGradeIds: readonly string[],
  save: () => Promise<void>,
): Promise<GradeSpan[]> {
  const { workspaceId } = caller
  const before = await listRateTables(db, workspaceId)
  await save()
  const after = await listRateTables(db, workspaceId)
  return jobGradeIds.flatMap(jobGradeId =>
    changedRateSpans(jobGradeId, before, after).map(span => ({ ...span, jobGradeId })),
  )
}

/** Until the transaction ends nobody else changes the tables. */
export async function lockRates(db: WorkspaceTransaction, workspaceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`attendance rates ${workspaceId}`}, 0))`.execute(
    db,
  )
}
