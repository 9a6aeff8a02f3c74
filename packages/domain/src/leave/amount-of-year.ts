// Days a year of a leave type by leave year: a changed amount applies from a leave year on (L1, L3).

/** `first` applies before the first of `dated`; these are in the order of their years, each from its year on. */
export type YearlyAmounts = { readonly first: number; readonly dated: readonly DatedAmount[] }
export type DatedAmount = { readonly year: number; readonly amount: number }

/** Days: amountOfYear({ first: 15, dated: [{ year: 2027, amount: 18 }] }, 2026) = 15, and 18 in 2027 and later. */
export const amountOfYear = ({ first, dated }: YearlyAmounts, year: number): number =>
  dated.findLast(one => one.year <= year)?.amount ?? first

/** From the year on the amount is another one, until the next change that is planned. A change that changes nothing goes. */
export function changedAmounts(
  { first, dated }: YearlyAmounts,
  { year, amount }: DatedAmount,
): readonly DatedAmount[] {
  const all = [...dated.filter(one => one.year !== year), { year, amount }].toSorted(
    (one, other) => one.year - other.year,
  )
  return all.filter((one, index) => one.amount !== (all[index - 1]?.amount ?? first))
}
