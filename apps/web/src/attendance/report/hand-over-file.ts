// The name of the report's file: those of an earlier hand-over and of some people differ from it, so that payroll never
// mistakes one for the other.
import type { HandOverNumber } from '@hr/domain/calendar/hand-over.ts'
import type { exportInput } from './report-view.ts'

type Filter = ReturnType<typeof exportInput>

/**
 * 'attendance-2026-02-21-2026-03-20-final-2-differences-3.xlsx': closed a second time, with three differences. The file of
 * some people alone is a '-part'.
 */
export function handOverFile(filter: Filter, handOver: HandOverNumber | null, ending: string): string {
  const { from, to, search, unitId, positionId } = filter
  const isPart = [search, unitId, positionId].some(Boolean)
  const state = handOver === null ? ['draft'] : finalOf(handOver)
  return `${['attendance', from, to, ...state, ...(isPart ? ['part'] : [])].join('-')}.${ending}`
}

const finalOf = ({ number, differences }: HandOverNumber): (string | number)[] => [
  'final',
  ...(number > 1 ? [number] : []),
  ...(differences > 0 ? ['differences', differences] : []),
]
