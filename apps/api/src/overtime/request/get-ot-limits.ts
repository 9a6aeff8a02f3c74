// How much of the limits is used on a date, before more is requested (O2), of a person for whom the caller may request.
import type { getOtLimits as endpoint } from '@hr/contract/ot-request.ts'
import { otGroups } from '@hr/contract/ot-request.ts'
import { can } from '@hr/domain/access/can.ts'
import { limitDates, usedLimits } from '@hr/domain/overtime/overtime-limits.ts'
import type { Handler } from '#api/http/context.ts'
import { ownEmployeeId } from '#api/http/own-employee-id.ts'
import { Refusal } from '#api/http/refusal.ts'
import { loadOtSettings } from '#api/ot-setting/load-ot-settings.ts'
import { listUsedOvertime } from './ot-request.queries.ts'
import { teamOf } from './request-ot-for-members.ts'

type Context = Parameters<Handler<typeof endpoint>>[0]

export const getOtLimits: Handler<typeof endpoint> = async work => {
  const { db, input } = work
  const { date } = input
  const id = await personOf(work)
  const settingOf = await loadOtSettings(db, [id], { from: date, to: date })
  const setting = settingOf(id, date)
  const uses = await listUsedOvertime(db, [id], limitDates(date, setting))
  return usedLimits(date, uses, setting)
}

/** FORBIDDEN, or NOT_FOUND for a person who is not of the team. */
async function personOf(work: Context): Promise<number> {
  const { caller, input } = work
  const own = ownEmployeeId(caller)
  const id = input.employeeId ?? own
  if (!can(caller.access, id === own ? otGroups.mine : otGroups.team, 'add')) throw new Refusal('FORBIDDEN')
  if (id !== own && !(await teamOf(work)).includes(id)) throw new Refusal('NOT_FOUND')
  return id
}
