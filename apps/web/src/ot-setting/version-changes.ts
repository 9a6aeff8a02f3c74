// What a version of an OT setting changes compared with the one before; pure.
import type { OtVersion } from '@hr/contract/ot-setting.ts'
import { otDayTypes } from '@hr/domain/overtime/ot-setting.ts'
import type { OtBand, OtDayType, OtFigure } from '@hr/domain/overtime/ot-setting.ts'
import { figures } from './setting-draft.ts'

export type Grade = OtVersion['jobGrades'][number]
export type VersionChange =
  | { readonly kind: 'GRADES'; readonly added: readonly Grade[]; readonly removed: readonly Grade[] }
  | { readonly kind: 'BANDS'; readonly dayType: OtDayType; readonly bands: readonly OtBand[] }
  | { readonly kind: 'FIGURE'; readonly figure: OtFigure; readonly before: number; readonly after: number }

const without = (grades: readonly Grade[], others: readonly Grade[]) =>
  grades.filter(({ id }) => !others.some(other => other.id === id))

export function versionChanges(before: OtVersion, after: OtVersion): VersionChange[] {
  const added = without(after.jobGrades, before.jobGrades)
  const removed = without(before.jobGrades, after.jobGrades)
  return [
    ...(added.length + removed.length > 0 ? [{ kind: 'GRADES' as const, added, removed }] : []),
    ...otDayTypes
      .map(dayType => ({ kind: 'BANDS' as const, dayType, bands: bandsOf(after, dayType) }))
      .filter(({ dayType, bands }) => !isSame(bandsOf(before, dayType), bands)),
    ...figures
      .map(figure => ({ kind: 'FIGURE' as const, figure, before: before[figure], after: after[figure] }))
      .filter(change => change.before !== change.after),
  ]
}

export const bandsOf = ({ dailyOtTime }: Pick<OtVersion, 'dailyOtTime'>, dayType: OtDayType): OtBand[] =>
  dailyOtTime
    .filter(band => band.dayType === dayType)
    .toSorted((one, other) => (one.timeIn < other.timeIn ? -1 : 1))

const isSame = (one: readonly OtBand[], other: readonly OtBand[]): boolean =>
  one.length === other.length &&
  one.every((band, index) => {
    const match = other[index]
    return band.timeIn === match?.timeIn && band.timeOut === match.timeOut && band.percent === match.percent
  })
