// The name of the report's file. Two files of different figures never have one name, so that payroll never mistakes one
// for the other.
import type { HandOverNumber } from '@hr/domain/calendar/hand-over.ts'
import type { exportInput } from './report-view.ts'

type Dates = Pick<ReturnType<typeof exportInput>, 'from' | 'to'>

/** 'attendance-2026-02-21-2026-03-20-final-2-differences-3.xlsx': closed a second time, with three differences. */
export function handOverFile({ from, to }: Dates, handOver: HandOverNumber | null, ending: string): string {
  return `attendance-${from}-${to}-${handOver === null ? 'draft' : finalOf(handOver)}.${ending}`
}

const finalOf = ({ number, differences }: HandOverNumber): string =>
  ['final', ...(number > 1 ? [number] : []), ...(differences > 0 ? ['differences', differences] : [])].join(
    '-',
  )
