// Sums exported overtime records per person, as the server does for the screen; a journey compares the two.
import type { OtRecordExportRow } from '@hr/contract/ot-record.ts'
import type { OtSums, OtSummaryRow } from '@hr/contract/ot-summary.ts'
import { otRecordStatuses } from '@hr/domain/overtime/ot-record-status.ts'

type Record = OtRecordExportRow
export type SummedPerson = Pick<Record, 'employee'> &
  Pick<OtSummaryRow, 'staffId' | 'unit' | 'unitLo'> & {
    readonly sums: OtSums
    readonly rows: readonly Record[]
  }

/** `rows` are sorted by person and date. */
export function sumPeople(rows: readonly Record[]): SummedPerson[] {
  return [...Map.groupBy(rows, ({ staffId }) => staffId).values()].flatMap(own => {
    const last = own.at(-1)
    if (last === undefined) return []
    const { employee, staffId, unit, unitLo } = last
    return [{ employee, staffId, unit, unitLo, sums: sumRecords(own), rows: own }]
  })
}

/** Of one person, or of records whose pay the reader may see all or none of. */
export function sumRecords(rows: readonly Record[]): OtSums {
  const sum = (of: (row: Record) => number) => rows.reduce((all, row) => all + of(row), 0)
  const seesPay = rows.every(({ pay }) => pay !== null)
  return {
    records: rows.length,
    byStatus: otRecordStatuses
      .map(status => ({ status, records: rows.filter(row => row.status === status).length }))
      .filter(({ records }) => records > 0),
    byPercent: summed(
      rows.flatMap(({ bands }) => bands.map(({ percent, minutes }) => [percent, minutes] as const)),
    )
      .map(([percent, minutes]) => ({ percent, minutes }))
      .filter(({ minutes }) => minutes > 0)
      .toSorted((one, other) => one.percent - other.percent),
    approved: sum(row => row.approved),
    breakMinutes: sum(row => row.breakMinutes),
    cutByDay: sum(row => row.cutByDay),
    cutByMonth: sum(row => row.cutByMonth),
    payable: sum(row => row.payable),
    pay: seesPay ? paid(rows) : null,
    withoutSalary: seesPay ? rows.filter(({ pay }) => pay?.amount === null).length : 0,
  }
}

const paid = (rows: readonly Record[]) =>
  summed(
    rows.flatMap(({ pay }) =>
      pay === null || pay.amount === null ? [] : [[pay.currency ?? '', pay.amount] as const],
    ),
  )
    .map(([currency, amount]) => ({ currency, amount }))
    .toSorted((one, other) => one.currency.localeCompare(other.currency))

function summed<Key>(pairs: readonly (readonly [Key, number])[]): [Key, number][] {
  const sums = new Map<Key, number>()
  for (const [key, amount] of pairs) sums.set(key, (sums.get(key) ?? 0) + amount)
  return [...sums]
}
