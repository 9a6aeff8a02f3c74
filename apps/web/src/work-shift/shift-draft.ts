// The draft of a work shift, kept in this tab until it is saved so that a reload loses nothing.
import { checkModes } from '@hr/contract/work-shift.ts'
import type { WorkShift } from '@hr/contract/work-shift.ts'
import { inTimeOrder, itemsFrom } from '@hr/domain/attendance/shift-change.ts'
import type { ShiftItem } from '@hr/domain/calendar/day-plan.ts'
import { isLocalDate, isLocalTime } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import * as z from 'zod/mini'
import { dropDraft, saveDraft, readDraft } from '#web/shared/form/draft-store.ts'

const date = z.nullable(z.string().check(z.refine(isLocalDate)))
/** An item without startDate applies from the date of the change. */
const item = z.object({
  day: z.int().check(z.gte(0), z.lte(6)),
  timeIn: z.string(),
  timeOut: z.string(),
  startDate: z.optional(z.string().check(z.refine(isLocalDate))),
  expireDate: date,
})
const draft = z.object({
  code: z.string(),
  name: z.string(),
  nameLo: z.string(),
  checkMode: z.enum(checkModes),
  graceMinutes: z.nullable(z.number()),
  amEnd: z.string(),
  pmStart: z.string(),
  isActive: z.boolean(),
  from: date,
  items: z.array(item),
  takeDays: z.boolean(),
})
export type DraftItem = z.output<typeof item>
export type ShiftDraft = z.output<typeof draft>

/** The default week: Monday to Friday, morning and afternoon. */
const officeTimes = [
  { timeIn: '08:30', timeOut: '12:00' },
  { timeIn: '13:00', timeOut: '17:30' },
]

/** A new shift applies from the beginning of the year, so that it can be assigned for past days too. */
export const newShift = (today: LocalDate): ShiftDraft => ({
  code: '',
  name: '',
  nameLo: '',
  checkMode: 'DAY_ENDS',
  graceMinutes: 0,
  amEnd: '12:00',
  pmStart: '13:00',
  isActive: true,
  from: `${today.slice(0, 4)}-01-01`,
  items: [1, 2, 3, 4, 5].flatMap(day => officeTimes.map(times => ({ day, ...times, expireDate: null }))),
  takeDays: false,
})

/** What applies on the date or later; later items keep their date. */
export const draftOf = (shift: WorkShift, from: LocalDate): ShiftDraft => ({
  code: shift.code,
  name: shift.name,
  nameLo: shift.nameLo,
  checkMode: shift.checkMode,
  graceMinutes: shift.graceMinutes,
  amEnd: shift.amEnd,
  pmStart: shift.pmStart,
  isActive: shift.isActive,
  from,
  items: inTimeOrder(itemsFrom(shift.items, from)).map(({ startDate, ...rest }) => ({
    ...rest,
    ...(startDate > from && { startDate }),
  })),
  takeDays: false,
})

/** Complete items, as the rules expect them. */
export const plannedItems = (items: readonly DraftItem[], from: LocalDate): ShiftItem[] =>
  items.map(one => ({ ...one, startDate: one.startDate ?? from }))

export const isWhole = ({ timeIn, timeOut }: DraftItem): boolean =>
  isLocalTime(timeIn) && isLocalTime(timeOut)

export const hasSameTimes = (items: readonly ShiftItem[], others: readonly ShiftItem[]): boolean =>
  JSON.stringify(inTimeOrder(items)) === JSON.stringify(inTimeOrder(others))

/** Replaces the times of the other days with those of this day. */
export function withCopied(items: readonly DraftItem[], day: number, to: readonly number[]): DraftItem[] {
  const copied = items.filter(one => one.day === day)
  const targets = to.filter(other => other !== day)
  return [
    ...items.filter(one => !targets.includes(one.day)),
    ...targets.flatMap(target => copied.map(one => ({ ...one, day: target }))),
  ]
}

/** A new period begins an hour after the last one ends. */
export function nextPeriod(items: readonly DraftItem[], day: number): DraftItem {
  const last = items
    .filter(one => one.day === day && isWhole(one))
    .map(({ timeOut }) => timeOut)
    .toSorted()
    .at(-1)
  const hour = last === undefined ? 8 : Number(last.slice(0, 2)) + 1
  const minutes = last?.slice(3) ?? '30'
  const at = (hours: number) => `${String(Math.min(hours, 23)).padStart(2, '0')}:${minutes}`
  return { day, timeIn: at(hour), timeOut: at(hour + 4), expireDate: null }
}

const kept = z.object({ version: z.int(), draft })
const keyOf = (id: string) => `work-shift-${id}`

/** `id` is 'new' for an unsaved shift. */
export const readKept = (id: string) => readDraft(keyOf(id), kept, undefined)

export const keepShift = (id: string, version: number, values: ShiftDraft): void =>
  saveDraft(keyOf(id), { version, draft: values })

export const dropShift = (id: string): void => dropDraft(keyOf(id))
