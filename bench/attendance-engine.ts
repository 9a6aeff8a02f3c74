// Computes one month of attendance from facts in memory (A12): records a second, for 100 to 100,000 people.
// Usage: node bench/attendance-engine.ts   (one core, no database)
import { loadavg } from 'node:os'
import { attendanceDays } from '@hr/domain/attendance/attendance-days.ts'
import type { PersonFacts } from '@hr/domain/attendance/attendance-days.ts'
import { attendanceSpan } from '@hr/domain/attendance/attendance-span.ts'
import type { ApprovedFacts } from '@hr/domain/attendance/day-facts.ts'
import { officeWorker, punchAt, weekShift } from '@hr/domain/attendance/office-worker.ts'
import { seededRates } from '@hr/domain/attendance/penalty-table.ts'
import { addDays, datesFrom, weekday } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'

const [from, to] = ['2026-04-01', '2026-04-30']
const now = punchAt(addDays(to, 7), '00:00')
const holidays = ['2026-04-14', '2026-04-15', '2026-04-16'].map(date => ({
  from: date,
  to: date,
  name: 'Lao New Year',
  nameLo: 'ປີໃໝ່ລາວ',
  yearly: false,
}))
const office = weekShift([['08:30', '17:30']])
const twoPeriods = weekShift(
  [
    ['08:00', '12:00'],
    ['13:00', '17:00'],
  ],
  { name: 'Shop', checkMode: 'PER_PERIOD' },
)
const night = weekShift([['22:00', '06:00']], { name: 'Night' })

const span = attendanceSpan({ timeZone: 'Asia/Vientiane', holidays, from, to })

const say = (what: string, figure: string) => process.stdout.write(`${what.padEnd(34)} ${figure}\n`)
say('load of the machine before', loadavg()[0]?.toFixed(1) ?? '')
measure(people(2000))
for (const count of [100, 1000, 5000, 20_000, 100_000]) {
  // Small groups are computed repeatedly, so that each figure covers the same number of records.
  const facts = people(Math.min(count, 5000))
  const rounds = Math.max(1, Math.round(count / facts.length), Math.round(5000 / count))
  const { records, worked, ms } = total(Array.from({ length: rounds }, () => measure(facts)))
  say(
    `${count} people x ${count < 5000 ? rounds : 1}`,
    `${records} records (${worked} of working days): ${Math.round(ms)} ms, ${((ms / records) * 1000).toFixed(1)} µs each`,
  )
}

/** Processor time, so that other programs on the machine do not count. */
type Measured = { readonly records: number; readonly worked: number; readonly ms: number }

function measure(facts: readonly PersonFacts[]): Measured {
  let [records, worked] = [0, 0]
  const started = process.cpuUsage()
  for (const person of facts) {
    for (const { record } of attendanceDays(span, person, now)) {
      records++
      if (record.status !== 'WEEKEND' && record.status !== 'HOLIDAY') worked++
    }
  }
  const { user, system } = process.cpuUsage(started)
  return { records, worked, ms: (user + system) / 1000 }
}

function total(rounds: readonly Measured[]): Measured {
  return rounds.reduce((sum, round) => ({
    records: sum.records + round.records,
    worked: sum.worked + round.worked,
    ms: sum.ms + round.ms,
  }))
}

/** Four in five are on time; the others are late, forget to punch, are on leave or off site, or are corrected. */
function people(count: number): PersonFacts[] {
  const dates = datesFrom(addDays(from, -2), addDays(to, 2))
  return Array.from({ length: count }, (_, index) => {
    const shift = index % 10 === 0 ? night : index % 4 === 0 ? twoPeriods : office
    const punches = dates.flatMap((date, day) => punchesOf(date, index, day))
    const grade = seededRates[index % seededRates.length]?.jobGrade
    return officeWorker({ shiftOn: () => shift, punches, approved: approvedOf(index) }, grade)
  })
}

function punchesOf(date: LocalDate, index: number, day: number): number[] {
  if (weekday(date) === 0 || weekday(date) === 6) return []
  const minute = (index * 7 + day * 13) % 60
  const start = index % 10 === 0 ? '21:30' : index % 4 === 0 ? '07:30' : '08:00'
  const end = index % 10 === 0 ? '+06:05' : '17:30'
  const comes = punchAt(date, start) + minute * 60_000
  if (minute === 59) return [comes]
  const leaves = punchAt(date, end) + minute * 45_000
  return index % 4 === 0 && index % 10 !== 0
    ? [leaves, punchAt(date, '12:58'), punchAt(date, '12:01'), comes]
    : [leaves, comes]
}

function approvedOf(index: number): Map<LocalDate, Partial<ApprovedFacts>> {
  const half = { half: 'PM', type: 'Annual', typeLo: 'ພັກປະຈຳປີ', isPaid: true } as const
  const facts: readonly Partial<ApprovedFacts>[] = [
    { leave: [half, { ...half, half: 'AM' }] },
    { leave: [half] },
    { offSite: [{ timeIn: '08:30', timeOut: '12:00', place: 'Savannakhet' }] },
    { overrules: [{ type: 'LATE', timeIn: null, timeOut: null, sequence: 1 }] },
    { overtime: [{ timeIn: '18:00', timeOut: '20:00' }] },
  ]
  return new Map(facts.map((fact, place) => [addDays(from, (index * 3 + place * 5) % 30), fact]))
}
