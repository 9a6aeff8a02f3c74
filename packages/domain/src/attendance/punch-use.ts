// What a punch counts for, or why it does not count (A2-A4): shown at once and in the day.
import { attendedStretches } from './attended-stretches.ts'
import type { DayFacts, DayWindow } from './day-facts.ts'
import { countedPunches } from './counted-punches.ts'
import { expectedPeriods } from './expected-periods.ts'
import { overruled } from './overruled.ts'

export const uncountedCauses = [
  'BEFORE_WINDOW',
  'AFTER_WINDOW',
  'DUPLICATE',
  'BETWEEN',
  'BY_HAND',
  'BY_REQUEST',
] as const
/**
 * BEFORE_WINDOW and AFTER_WINDOW belong to no day; DUPLICATE is within two minutes of one that counts; BETWEEN lies between a
 * time in and a time out; BY_HAND and BY_REQUEST gave way to the times of HR and of an approved request.
 */
type UncountedCause = (typeof uncountedCauses)[number]

/** The contract changes nothing about a day that is there. */
type KeptFacts = Omit<DayFacts, 'startContract' | 'endContract'>

/** Of a punch of the day. Null = it is a time in or out. */
export function uncountedCause(of: KeptFacts, punch: number, now: number): UncountedCause | null {
  const facts = { ...of, startContract: null, endContract: null }
  const expected = expectedPeriods(facts)
  const { times } = overruled(facts.overrules)
  const isTime = ({ inAt, outAt }: { readonly inAt: number | null; readonly outAt: number | null }) =>
    inAt === punch || outAt === punch
  if (attendedStretches(facts, expected, times, now).some(isTime)) return null
  const requested = attendedStretches(facts, expected, null, now)
  if (requested.some(isTime)) return 'BY_HAND'
  const punched = attendedStretches({ ...facts, offSite: [], attendanceRequests: [] }, expected, null, now)
  if (punched.some(isTime)) return 'BY_REQUEST'
  const group = countedPunches(facts.punches).find(
    ({ firstAt, lastAt }) => firstAt <= punch && punch <= lastAt,
  )
  return group !== undefined && group.firstAt !== group.lastAt ? 'DUPLICATE' : 'BETWEEN'
}

/** Of a punch in none of the windows: the nearer one decides, and of two as near the later. */
export function outsideCause(punch: number, windows: readonly DayWindow[]): UncountedCause {
  const sinceEnd = Math.min(...windows.filter(({ toAt }) => toAt <= punch).map(({ toAt }) => punch - toAt))
  const untilStart = Math.min(
    ...windows.filter(({ fromAt }) => fromAt > punch).map(({ fromAt }) => fromAt - punch),
  )
  return untilStart <= sinceEnd ? 'BEFORE_WINDOW' : 'AFTER_WINDOW'
}
