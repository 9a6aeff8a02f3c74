// The job history for readers with EMPLOYEE view, the person, and their managers (P7, P8).
import type { JobRow, listJobs as endpoint } from '@hr/contract/employee-job.ts'
import { todayIn } from '#api/company/today.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { AppCaller } from '#api/http/caller.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { listHistory } from './job.store.ts'
import { logSensitiveRead } from '#api/access/log-sensitive-read.ts'
import { isSelf, maySeeSensitive } from '#api/access/sensitive-scope.ts'
import { leads, recordScope } from '../record/record-scope.ts'
import { toJobHistory } from './to-job-facts.ts'

export const listJobs: Handler<typeof endpoint> = async ({ db, caller, input: { id }, now }) => {
  const today = await todayIn(db)
  const scope = await recordScope(db, caller, id, today)
  const isOpen = scope && (scope.personal || isSelf(caller, id) || (await leads(db, caller, id, today)))
  if (!isOpen) throw new Refusal('NOT_FOUND')
  return jobsOf({ db, caller, now }, id)
}

type Reading = { readonly db: Scope; readonly caller: AppCaller; readonly now: Date }

/** NOT_FOUND in another workspace. Logs a read of somebody else's pay. */
export async function jobsOf({ db, caller }: Reading, id: number): Promise<JobRow[]> {
  const today = await todayIn(db)
  const history = await listHistory(db, id)
  if (history.length === 0) throw new Refusal('NOT_FOUND')
  const seesPay = maySeeSensitive(caller, id)
  if (seesPay) await logSensitiveRead(db, caller, 'pay', [id])
  return toJobHistory(db, { today, seesPay }, history)
}
