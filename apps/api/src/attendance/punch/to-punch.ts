// A punch in the contract's shape, in the company's time zone.
import type { PunchRow } from '@hr/contract/attendance.ts'
import { localDateOf, localTimeOf } from '@hr/domain/calendar/local-date.ts'
import type { PunchSource } from '#api/db/schema/attendance-tables.ts'

type Row = {
  readonly id: string
  readonly at: Date
  readonly source: PunchSource
  readonly device: string
  readonly reason: string
  readonly receivedAt: Date
  readonly voidedAt: Date | null
  readonly voidReason: string | null
  readonly dayDate: string | null
}

export const toPunch = (row: Row, timeZone: string): PunchRow => ({
  id: row.id,
  at: row.at.toISOString(),
  date: localDateOf(row.at.getTime(), timeZone),
  time: localTimeOf(row.at.getTime(), timeZone),
  source: row.source,
  device: row.device,
  reason: row.reason,
  receivedAt: row.receivedAt.toISOString(),
  voidedAt: row.voidedAt?.toISOString() ?? null,
  voidReason: row.voidReason ?? '',
  dayDate: row.voidedAt === null ? row.dayDate : null,
})
