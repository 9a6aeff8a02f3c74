// Who reaches the monthly limit of overtime in the current period (O2), the fullest first.
import type { listNearOtLimit as endpoint } from '@hr/contract/ot-summary.ts'
import { can } from '@hr/domain/access/can.ts'
import { attendancePeriod } from '@hr/domain/calendar/attendance-period.ts'
import { isNearLimit, monthUse, nearLimitShare, shareOfLimit } from '@hr/domain/overtime/near-limit.ts'
import { todayIn } from '#api/company/today.ts'
import type { Handler } from '#api/http/context.ts'
import { loadOtSettings } from '#api/ot-setting/load-ot-settings.ts'
import { listStoredSettings } from '#api/ot-setting/ot-setting.store.ts'
import { listEmployedPeople } from '#api/people/person.ts'
import { recordsInScope } from '../record/record-scope.ts'
import { listUsedOvertime } from '../request/ot-request.queries.ts'
import { listBusyPeople } from './near-limit.queries.ts'

export const listNearOtLimit: Handler<typeof endpoint> = async work => {
  const { db, caller } = work
  const today = await todayIn(db)
  const period = attendancePeriod(today)
  const whose = await recordsInScope(work, can(caller.access, 'OT_SUMMARY') ? 'all' : 'team')
  const limits = (await listStoredSettings(db)).flatMap(({ versions }) =>
    versions.map(({ maxHourPerMonth }) => maxHourPerMonth * 60),
  )
  const minutes = Math.floor(Math.min(...limits) * nearLimitShare)
  const ids = await listBusyPeople(db, { ...period, whose, minutes })
  const [people, settingOf, used] = await Promise.all([
    listEmployedPeople(db, ids),
    loadOtSettings(db, ids, { from: today, to: today }),
    listUsedOvertime(db, ids, period),
  ])
  const usedBy = Map.groupBy(used, ({ requesterId }) => requesterId)
  return people
    .map(employee => ({
      employee,
      ...monthUse(usedBy.get(employee.id) ?? [], settingOf(employee.id, today)),
    }))
    .filter(isNearLimit)
    .toSorted((one, other) => shareOfLimit(other) - shareOfLimit(one))
}
