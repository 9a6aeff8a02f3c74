// Days that are given too late to be taken (L3, L6): HR sees it before they are booked.
import { addDays } from '../calendar/local-date.ts'
import type { LocalDate } from '../calendar/local-date.ts'
import type { Ledger } from './book-adjustment.ts'
import { leaveYear } from './leave-year.ts'
import type { YearStarts } from './leave-year.ts'
import { settleEnded } from './settle-ended.ts'
import type { EndedFacts } from './settle-ended.ts'

type GivenLot = { readonly halfDays: number; readonly validTo: LocalDate }
type Facts = Pick<EndedFacts, 'carryOverAmount' | 'expiredAmount' | 'endedOn'> & {
  readonly today: LocalDate
  readonly yearStarts: YearStarts
  /** Half days that were carried into the leave year that begins on this day. */
  readonly carriedInto: (from: LocalDate) => number
}
/** Half days; `on` was the last day to take them. */
export type LostDays = { readonly halfDays: number; readonly on: LocalDate }

export type LostDaysRules = Omit<Facts, 'carriedInto'>

/** Of what an adjustment adds to a ledger, the first lot that loses days. */
export function lostDaysOf(booked: Ledger, ledger: Ledger, rules: LostDaysRules): LostDays | undefined {
  const carriedInto = (from: LocalDate) =>
    ledger.lots
      .filter(({ kind, validFrom }) => kind === 'CARRY_OVER' && validFrom === from)
      .reduce((sum, { halfDays }) => sum + halfDays, 0)
  return booked.lots
    .map(({ halfDays, validTo }) =>
      validTo === null ? undefined : lostDays({ halfDays, validTo }, { ...rules, carriedInto }),
    )
    .find(lost => lost !== undefined)
}

/** Days carried into a later year are lost only when that year has ended as well. */
export function lostDays({ halfDays, validTo }: GivenLot, facts: Facts): LostDays | undefined {
  const { today, yearStarts, carryOverAmount, expiredAmount, endedOn, carriedInto } = facts
  let lot = { id: 'given', validTo, remaining: halfDays }
  let lost: LostDays | undefined
  while (lot.validTo < today && lot.remaining > 0) {
    const next = leaveYear(addDays(leaveYear(lot.validTo, yearStarts).to, 1), yearStarts)
    const carriedAlready = carriedInto(next.from)
    const rules = { next, carryOverAmount, expiredAmount, endedOn, carriedAlready }
    const { carried, validTo: end } = settleEnded({ ...rules, lots: [lot] })
    const expired = lot.remaining - carried
    if (expired > 0) lost = { halfDays: (lost?.halfDays ?? 0) + expired, on: lot.validTo }
    lot = { ...lot, validTo: end, remaining: carried }
  }
  return lost
}
