// What changed rules would have done to the overtime of the last closed period (O1), by the computation that settles
// records, and what is asked for and would be above their limits (O2). Stores nothing.
import type { OtSettingEffect, previewOtSetting as endpoint } from '@hr/contract/ot-setting.ts'
import { mostAffected } from '@hr/contract/setting-effect.ts'
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'
import type { DateRange } from '@hr/domain/calendar/date-filter.ts'
import { readPay } from '#api/access/read-pay.ts'
import { maySeeSensitive } from '#api/access/sensitive-scope.ts'
import { changedRecords, computeRecords } from '#api/attendance/overtime/compute-records.ts'
import type { ChangedRecord } from '#api/attendance/overtime/ot-record.store.ts'
import { listOvertime } from '#api/attendance/overtime/ot-record.store.ts'
import { listClosedPeriods } from '#api/calendar/closed-periods.queries.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Handler } from '#api/http/context.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { checkedRules } from '#api/ot-setting/checked-version.ts'
import { settingsAsOf } from '#api/ot-setting/load-ot-settings.ts'
import { listStoredSettings } from '#api/ot-setting/ot-setting.store.ts'
import type { StoredSetting } from '#api/ot-setting/ot-setting.store.ts'
import { listPeople } from '#api/people/person.ts'
import { countAboveLimits } from './count-above-limits.ts'
import { largestFirst, payChange, summed } from './sum-changes.ts'

/** INVALID_INPUT, NOT_FOUND for an unknown setting. */
export const previewOtSetting: Handler<typeof endpoint> = async work => {
  const { db, caller, input } = work
  const before = await listStoredSettings(db)
  const settings = withChange(before, input)
  const aboveLimits = await countAboveLimits(db, { before, after: settings, from: input.from })
  const period = (await listClosedPeriods(db, { from: '0001-01-01', to: '9999-12-31' })).at(-1)
  if (!period) return { aboveLimits, ...nothing }
  const changed = await changesIn(db, period, { settings, from: input.from })
  const people = await listPeople(
    db,
    changed.map(({ employeeId }) => employeeId),
  )
  const mayAll = [...people.keys()].every(id => maySeeSensitive(caller, id))
  const ofPeople = [...Map.groupBy(changed, ({ employeeId }) => employeeId)]
  const shown = largestFirst(ofPeople, id => maySeeSensitive(caller, id)).slice(0, mostAffected)
  const seesPay = await readPay(
    db,
    caller,
    shown.map(([id]) => id),
  )
  return {
    aboveLimits,
    period,
    people: ofPeople.length,
    records: changed.length,
    minutes: summed(changed),
    pay: mayAll ? payChange(changed) : null,
    rows: shown.map(([id, own]) => ({
      employee: orNotFound(people.get(id)),
      minutes: summed(own),
      pay: seesPay(id) ? payChange(own) : null,
    })),
  }
}

const nothing: Omit<OtSettingEffect, 'aboveLimits'> = {
  period: null,
  people: 0,
  records: 0,
  minutes: { before: 0, after: 0 },
  pay: null,
  rows: [],
}

type Asked = CheckedInputOf<typeof endpoint>

/** The settings with the rules in the place of their version of that day, or as a new setting. */
function withChange(settings: readonly StoredSetting[], { id, ...rules }: Asked): StoredSetting[] {
  const version = { ...checkedRules(rules), lawReason: '' }
  if (id === undefined)
    return [...settings, { id: '', name: '', nameLo: '', isDefault: false, version: 0, versions: [version] }]
  const known = orNotFound(settings.find(setting => setting.id === id))
  const others = known.versions.filter(({ from }) => from !== rules.from)
  return settings.map(setting => (setting === known ? { ...known, versions: [version, ...others] } : setting))
}

type Rules = { readonly settings: readonly StoredSetting[]; readonly from: string }

/** Records whose minutes or amount would differ. */
async function changesIn(db: Scope, period: DateRange, { settings, from }: Rules): Promise<ChangedRecord[]> {
  const found = await listOvertime(db, { employeeIds: 'all', ...period })
  const employeeIds = [...new Set(found.map(({ employeeId }) => employeeId))]
  const settingOf = await settingsAsOf(db, { settings, employeeIds, dates: period, from })
  const changed = changedRecords(found, await computeRecords(db, found, period, { settingOf }))
  return changed.filter(
    ({ before, after }) => before?.payable !== after?.payable || before?.pay?.amount !== after?.pay?.amount,
  )
}
