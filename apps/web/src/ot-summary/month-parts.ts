// The parts of the columns by month: the units with the most hours, and the others together.
import type { OtCharts } from '@hr/contract/ot-summary.ts'

type Unit = OtCharts['units'][number]
const colors = ['info', 'teal', 'warning', 'violet'] as const

type MonthPart = {
  readonly key: string
  /** Null = the other units together. */
  readonly unit: Unit | null
  readonly color: (typeof colors)[number] | 'grey'
  /** One for each month. */
  readonly minutes: readonly number[]
}

/** `units`: those with the most hours first. */
export function monthParts(units: readonly Unit[]): MonthPart[] {
  const others = units.slice(colors.length)
  const shown = units.slice(0, colors.length).flatMap((unit, place): MonthPart[] => {
    const color = colors[place]
    return color === undefined ? [] : [{ key: String(place), unit, color, minutes: unit.minutes }]
  })
  const [first] = others
  if (first === undefined) return shown
  const minutes = first.minutes.map((_, place) =>
    others.reduce((sum, unit) => sum + (unit.minutes[place] ?? 0), 0),
  )
  return [...shown, { key: 'others', unit: null, color: 'grey', minutes }]
}
