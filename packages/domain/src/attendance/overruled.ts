// The effect of HR's overrules on a day (A8): times set by hand and waived minutes.
import type { ClockTimes, Overrule } from './day-facts.ts'

export type Overruled = {
  /** The latest TIME_ATTENDANCE; a time it leaves open keeps what was punched. */
  readonly times: ClockTimes | null
  readonly isLateWaived: boolean
  readonly isEarlyOutWaived: boolean
}

const nothing: Overruled = { times: null, isLateWaived: false, isEarlyOutWaived: false }

/** The latest entry applies. UNWAIVE_ATTENDANCE removes every earlier waiver and no time. */
export const overruled = (overrules: readonly Overrule[]): Overruled =>
  overrules.length === 0
    ? nothing
    : overrules.toSorted((one, other) => one.sequence - other.sequence).reduce(after, nothing)

function after(before: Overruled, { type, timeIn, timeOut }: Overrule): Overruled {
  switch (type) {
    case 'TIME_ATTENDANCE':
      return { ...before, times: { timeIn, timeOut } }
    case 'LATE':
      return { ...before, isLateWaived: true }
    case 'EARLY_OUT':
      return { ...before, isEarlyOutWaived: true }
    case 'UNWAIVE_ATTENDANCE':
      return { ...before, isLateWaived: false, isEarlyOutWaived: false }
  }
}
