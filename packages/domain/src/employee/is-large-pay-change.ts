// Is a change of somebody's salary so large that HR has to look at it again (P10)?

export type Pay = { readonly amount: number | null; readonly currency: string | null }

const percent = 50

/** More than half up or down; another currency always is, a first salary never. */
export function isLargePayChange(before: Pay, after: Pay): boolean {
  if (before.amount === null || after.amount === null) return false
  if (before.currency !== after.currency) return true
  return Math.abs(after.amount - before.amount) * 100 > before.amount * percent
}
