// Which rules a date has once the form is saved: those of the form, or others before and after it applies; pure.
import type { OtGrade } from '@hr/contract/ot-setting.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'

type Setting = {
  /** Undefined for a new setting. */
  readonly id: string | undefined
  readonly versions: readonly { readonly from: LocalDate }[]
}
export type RulesOn =
  | { readonly kind: 'FORM' }
  /** An earlier version of the setting. */
  | { readonly kind: 'EARLIER'; readonly from: LocalDate }
  /** Another setting names the grade then; null = the default applies. */
  | { readonly kind: 'OTHER'; readonly from: LocalDate; readonly setting: OtGrade['setting'] }
  /** A later version, from its first day on. */
  | { readonly kind: 'PLANNED'; readonly from: LocalDate }

/** `from`: the first day of the form. `grade`: as it is stored on the date; undefined for the default. */
export function rulesOn(
  date: LocalDate,
  from: LocalDate,
  { id, versions }: Setting,
  grade: OtGrade | undefined,
): RulesOn {
  if (date < from) {
    const isHere = id !== undefined && grade?.setting?.id === id
    return grade === undefined || isHere
      ? { kind: 'EARLIER', from }
      : { kind: 'OTHER', from, setting: grade.setting }
  }
  const planned = versions.map(version => version.from).filter(first => from < first && first <= date)
  const [next] = planned.toSorted()
  return next === undefined ? { kind: 'FORM' } : { kind: 'PLANNED', from: next }
}

/** Today, or the nearest day on which the form applies. */
export function firstTried(today: LocalDate, from: LocalDate | null, setting: Setting): LocalDate {
  if (from === null) return today
  const rules = rulesOn(today, from, setting, undefined)
  if (rules.kind === 'FORM') return today
  return rules.kind === 'PLANNED' ? addDays(rules.from, -1) : rules.from
}
