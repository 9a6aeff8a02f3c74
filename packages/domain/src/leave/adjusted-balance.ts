// What a balance becomes by an adjustment, shown before it is saved (L3, L11). Half days.
type AdjustedBalance = {
  readonly before: number
  readonly after: number
  /** Nothing falls below zero. */
  readonly isEnough: boolean
}

/** `available` is the balance on the date of the adjustment. */
export function adjustedBalance(available: number, halfDays: number): AdjustedBalance {
  const after = available + halfDays
  return { before: available, after, isEnough: halfDays > 0 || after >= 0 }
}
