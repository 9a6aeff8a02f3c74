// Why an overtime record has its result, as data (A12, O3-O5), in display order and without amounts. The texts are in
// contract/messages/why-overtime.ts. Times are 'HH:mm'.
import { minutesOfDay, timeOfMinutes } from '../calendar/local-date.ts'
import type { LocalTime } from '../calendar/local-date.ts'
import { minutesIn } from './cut-minutes.ts'
import type { OtSetting } from './ot-setting.ts'
import type { SettledOvertime } from './settle-overtime.ts'
import type { WorkedOvertime } from './worked-overtime.ts'

const otWhyCodes = [
  'APPROVED',
  'IN_SCHEDULE',
  'PRESENT',
  'NO_TIME_IN',
  'NO_TIME_OUT',
  'ABSENT',
  'NOT_THEN',
  'MANUAL',
  'BREAK',
  'CUT_BY_DAY',
  'CUT_BY_MONTH',
  'PAID',
  'NOTHING_PAID',
] as const
export type OtWhyCode = (typeof otWhyCodes)[number]
export type OtWhy = {
  readonly code: OtWhyCode
  readonly parameters: Readonly<Record<string, string | number>>
}

type Asked = readonly { readonly timeIn: LocalTime; readonly timeOut: LocalTime }[]
type Settled = Omit<SettledOvertime, 'amount'>

/** `bands` by rate, the lowest first. */
export function whyOvertime(
  asked: Asked,
  worked: WorkedOvertime,
  settled: Settled & { readonly setting: Pick<OtSetting, 'maxHourPerDay' | 'maxHourPerMonth'> },
): OtWhy[] {
  const { setting, breakMinutes, cutByDay, cutByMonth, bands, payable } = settled
  const reasons: OtWhy[] = asked.map(({ timeIn, timeOut }) => ({
    code: 'APPROVED',
    parameters: { timeIn, timeOut },
  }))
  const say = (code: OtWhyCode, parameters: OtWhy['parameters'] = {}) => reasons.push({ code, parameters })
  if (worked.inSchedule > 0) say('IN_SCHEDULE', { minutes: worked.inSchedule })
  reasons.push(...presenceReasons(worked))
  if (worked.status === 'MANUAL') say('MANUAL', { minutes: minutesIn(worked.worked) })
  if (worked.worked.length > 0) say('BREAK', { minutes: breakMinutes })
  if (cutByDay > 0) say('CUT_BY_DAY', { minutes: cutByDay, hours: setting.maxHourPerDay })
  if (cutByMonth > 0) say('CUT_BY_MONTH', { minutes: cutByMonth, hours: setting.maxHourPerMonth })
  for (const { minutes, percent } of bands) say('PAID', { minutes, percent })
  if (payable === 0) say('NOTHING_PAID')
  return reasons
}

function presenceReasons({ status, present }: WorkedOvertime): OtWhy[] {
  const from = present?.from ?? null
  const to = present?.to ?? null
  const timeIn = from === null ? '' : clockOf(from)
  const timeOut = to === null ? '' : clockOf(to)
  if (from !== null && to !== null)
    return [{ code: status === 'ABSENT' ? 'NOT_THEN' : 'PRESENT', parameters: { timeIn, timeOut } }]
  if (to !== null) return [{ code: 'NO_TIME_IN', parameters: { timeOut } }]
  if (from !== null) return [{ code: 'NO_TIME_OUT', parameters: { timeIn } }]
  return [{ code: 'ABSENT', parameters: {} }]
}

/** Minutes may lie on the day before or after. */
const clockOf = (minutes: number): LocalTime =>
  timeOfMinutes(((minutes % minutesOfDay) + minutesOfDay) % minutesOfDay)
