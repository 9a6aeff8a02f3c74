// An OT setting during editing: numbers and times may be incomplete.
import type { InputOf } from '@hr/contract/endpoint.ts'
import { otLimits } from '@hr/contract/ot-setting.ts'
import type { OtVersion, previewOtSetting } from '@hr/contract/ot-setting.ts'
import { isLocalTime } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { bandOverlap } from '@hr/domain/overtime/band-overlap.ts'
import { defaultOtSetting } from '@hr/domain/overtime/default-ot-setting.ts'
import { belowLaw } from '@hr/domain/overtime/law.ts'
import type { LawPoint } from '@hr/domain/overtime/law.ts'
import { percentOfGap } from '@hr/domain/overtime/ot-setting.ts'
import type { OtBand, OtDayType, OtFigure, OtSetting } from '@hr/domain/overtime/ot-setting.ts'
import type { FieldsForm } from '#web/shared/form/use-contract-form.ts'
import { firstGap } from './day-pieces.ts'

export type DraftBand = Omit<OtBand, 'percent'> & { readonly percent: number | null }
export type SettingDraft = { readonly [Name in OtFigure]: number | null } & {
  readonly name: string
  readonly nameLo: string
  readonly from: LocalDate | null
  readonly jobGradeIds: string[]
  readonly dailyOtTime: readonly DraftBand[]
  readonly lawReason: string
}
export type SettingFormApi = Pick<
  FieldsForm<SettingDraft>,
  'field' | 'key' | 'setFieldValue' | 'setErrors' | 'errors'
>

/** In the order of the form. */
export const figures = [
  'maxHourPerDay',
  'maxHourPerMonth',
  'maxConsecutiveDays',
  'minHourPerRequest',
  'totalHourRequiredBreak',
  'breakTimeDeductionDuration',
  'breakTimeStartAfter',
  'workingDayPerMonth',
  'workingHourPerDay',
] as const satisfies readonly OtFigure[]

/** A new setting begins with what the law requires. */
export const newSetting = (from: LocalDate): SettingDraft => ({
  ...defaultOtSetting,
  name: '',
  nameLo: '',
  from,
  jobGradeIds: [],
  lawReason: '',
})

type Names = { readonly name: string; readonly nameLo: string }

/** The same rules from another date. */
export function draftOf({ name, nameLo }: Names, version: OtVersion, from: LocalDate): SettingDraft {
  const { jobGrades, to: _to, isSinceEver: _isSinceEver, ...rules } = version
  const lawReason = from === version.from ? version.lawReason : ''
  return { ...rules, name, nameLo, from, jobGradeIds: jobGrades.map(({ id }) => id), lawReason }
}

type Times = Pick<OtBand, 'timeIn' | 'timeOut'>
export const isTimed = ({ timeIn, timeOut }: Times): boolean => isLocalTime(timeIn) && isLocalTime(timeOut)

/** Null while empty, NaN while unreadable. */
const isWhole = (value: number | null): value is number => Number.isInteger(value)

/** Typing may pass through a number outside of the bounds, with which nothing can be computed. */
export const isFigure = (name: OtFigure, value: number | null): value is number =>
  isWhole(value) && value >= otLimits[name].min && value <= otLimits[name].max

const isWholeBand = (band: DraftBand): band is OtBand => isTimed(band) && isWhole(band.percent)

/** The complete bands of a day type, to draw. */
export const wholeBands = (bands: readonly DraftBand[], dayType: OtDayType): OtBand[] =>
  bands.filter(isWholeBand).filter(band => band.dayType === dayType)

type Figures = { readonly [Name in OtFigure]: number }
const hasFigures = (values: SettingDraft): values is SettingDraft & Figures =>
  figures.every(name => isFigure(name, values[name]))

/** The rules to compute with; undefined while something is missing. */
export function wholeSetting(values: SettingDraft): OtSetting | undefined {
  const { dailyOtTime } = values
  return hasFigures(values) && dailyOtTime.every(isWholeBand) ? { ...values, dailyOtTime } : undefined
}

/** To ask what it would change; undefined while something is missing. */
export function effectInput(
  id: string | undefined,
  values: SettingDraft,
): InputOf<typeof previewOtSetting> | undefined {
  const setting = wholeSetting(values)
  const { from, jobGradeIds } = values
  if (setting === undefined || from === null || bandOverlap(setting.dailyOtTime)) return undefined
  return {
    ...(id !== undefined && { id }),
    from,
    jobGradeIds,
    workingDayPerMonth: setting.workingDayPerMonth,
    workingHourPerDay: setting.workingHourPerDay,
    maxHourPerDay: setting.maxHourPerDay,
    maxHourPerMonth: setting.maxHourPerMonth,
    maxConsecutiveDays: setting.maxConsecutiveDays,
    totalHourRequiredBreak: setting.totalHourRequiredBreak,
    breakTimeStartAfter: setting.breakTimeStartAfter,
    breakTimeDeductionDuration: setting.breakTimeDeductionDuration,
    minHourPerRequest: setting.minHourPerRequest,
    dailyOtTime: [...setting.dailyOtTime],
  }
}

/** The points below the law. Missing values are none, so that the warning does not flicker while typing. */
export function lawPoints(values: SettingDraft): LawPoint[] {
  const { dailyOtTime } = values
  const given = Object.fromEntries(
    figures.flatMap(name => (isFigure(name, values[name]) ? [[name, values[name]]] : [])),
  )
  const bands = dailyOtTime.every(isWholeBand) ? dailyOtTime : defaultOtSetting.dailyOtTime
  return belowLaw({ ...defaultOtSetting, ...given, dailyOtTime: bands })
}

/** A new band fills the first gap of the day. */
export function newBand(bands: readonly DraftBand[], dayType: OtDayType): DraftBand {
  const gap = firstGap(wholeBands(bands, dayType)) ?? { timeIn: '', timeOut: '' }
  return { dayType, ...gap, percent: percentOfGap }
}
