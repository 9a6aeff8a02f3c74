// Changes penalty tables, with the effect on stored days, and recomputes these days (A9, A12).
import { updateAttendanceRate } from '@hr/contract/attendance-rate.ts'
import type { RateEffect, RatePreview } from '@hr/contract/attendance-rate.ts'
import { changedRateSpans } from '@hr/domain/attendance/changed-rate-spans.ts'
import { sql } from 'kysely'
import type { Work } from '#api/approval/request-kind.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { Refusal } from '#api/http/refusal.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { refuseClosedDates } from '#api/calendar/refuse-closed-dates.ts'
import { recomputeChangedDays } from '../day/recompute-changed-days.ts'
import { listGradeHolders, rateEffectOf } from './rate-effect.queries.ts'
import type { GradeSpan } from './rate-effect.queries.ts'
import { rateReach } from './rate-reach.ts'
import { listRateTables } from './rate.store.ts'

/** `save` writes the tables of these grades. Concurrent changes are serialised: each sees the one before. */
export async function changeRates(
  work: Work<unknown>,
  jobGradeIds: readonly string[],
  save: () => Promise<void>,
): Promise<RateEffect> {
  return changeDays(work, await changedSpans(work, jobGradeIds, save))
}

/** NOTHING_CHANGES: the same table again would only be a row of the history. */
export async function addRates(
  work: Work<unknown>,
  jobGradeIds: readonly string[],
  save: () => Promise<void>,
): Promise<RateEffect> {
  const spans = await changedSpans(work, jobGradeIds, save)
  if (spans.length === 0) throw new Refusal('NOTHING_CHANGES')
  return changeDays(work, spans)
}

async function changeDays(work: Work<unknown>, spans: readonly GradeSpan[]): Promise<RateEffect> {
  const { db, caller } = work
  const effect = await rateEffectOf(db, spans)
  for (const span of spans) {
    const employeeIds = await listGradeHolders(db, [span])
    await recomputeChangedDays(work, {
      employeeIds,
      from: span.from,
      to: span.to,
      by: caller.employeeId,
      cause: 'RATES',
    })
  }
  for (const topic of updateAttendanceRate.topics) await publishLive(db, { topic, employeeIds: [] })
  return effect
}

/** In a dry run: recomputes no days. */
export async function previewRates(
  work: Work<unknown>,
  jobGradeIds: readonly string[],
  save: () => Promise<void>,
): Promise<RatePreview> {
  const spans = await changedSpans(work, jobGradeIds, save)
  return { effect: await rateEffectOf(work.db, spans), ...(await rateReach(work, spans)) }
}

/** ATTENDANCE_PERIOD_CLOSED if amounts of a closed period would change (A13). */
async function changedSpans(
  { db }: Work<unknown>,
  jobGradeIds: readonly string[],
  save: () => Promise<void>,
): Promise<GradeSpan[]> {
  const before = await listRateTables(db)
  await save()
  const after = await listRateTables(db)
  const spans = jobGradeIds.flatMap(jobGradeId =>
    changedRateSpans(jobGradeId, before, after).map(span => ({ ...span, jobGradeId })),
  )
  for (const { from, to } of spans) await refuseClosedDates(db, { from, to: to ?? '9999-12-31' })
  return spans
}

/** Serialises changes of the tables until the transaction ends. */
export async function lockRates(db: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`attendance rates ${db.workspaceId}`}, 0))`.execute(
    db,
  )
}
