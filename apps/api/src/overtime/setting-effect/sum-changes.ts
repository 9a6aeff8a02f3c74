// Sums of changed overtime records: minutes, and amounts by currency.
import type { ChangedRecord } from '#api/attendance/overtime/ot-record.store.ts'

type Change = { before: number; after: number }
type OfPerson = readonly [employeeId: number, changed: readonly ChangedRecord[]]

/** Payable minutes. */
export const summed = (changed: readonly ChangedRecord[]): Change =>
  changed.reduce(
    (sum, { before, after }) => ({
      before: sum.before + (before?.payable ?? 0),
      after: sum.after + (after?.payable ?? 0),
    }),
    { before: 0, after: 0 },
  )

/** By currency, in alphabetical order. */
export function payChange(changed: readonly ChangedRecord[]): ({ currency: string } & Change)[] {
  const sums = new Map<string, Change>()
  const add = (side: keyof Change, pay: { amount: number; currency: string } | null | undefined) => {
    if (!pay) return
    const sum = sums.get(pay.currency) ?? { before: 0, after: 0 }
    sums.set(pay.currency, { ...sum, [side]: sum[side] + pay.amount })
  }
  for (const { before, after } of changed) {
    add('before', before?.pay)
    add('after', after?.pay)
  }
  return [...sums]
    .map(([currency, sum]) => ({ currency, ...sum }))
    .toSorted((one, other) => (one.currency < other.currency ? -1 : 1))
}

/**
 * By how much the amount changes, then the minutes; of any currency, because nearly everybody has the same. The amount of
 * somebody whose pay the reader may not see does not count: the order would tell who earns more (P7).
 */
export const largestFirst = (
  people: readonly OfPerson[],
  seesPay: (employeeId: number) => boolean,
): OfPerson[] =>
  people
    .map(person => ({ person, change: changeOf(person, seesPay) }))
    .toSorted(
      (one, other) => other.change.amount - one.change.amount || other.change.minutes - one.change.minutes,
    )
    .map(({ person }) => person)

function changeOf([employeeId, changed]: OfPerson, seesPay: (employeeId: number) => boolean) {
  const minutes = summed(changed)
  const paid = seesPay(employeeId) ? payChange(changed) : []
  const amount = paid.reduce((sum, { before, after }) => sum + Math.abs(after - before), 0)
  return { amount, minutes: Math.abs(minutes.after - minutes.before) }
}
