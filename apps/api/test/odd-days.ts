// Days whose records are hard to store: names with figures and signs, rates, waivers, nights, and open days.
import { exampleDay, officeWorker, weekShift } from '@hr/domain/attendance/office-worker.ts'

const named = weekShift([['08:30', '17:30']], { name: '100 % | "08:30" %1$s \\1', nameLo: 'ກະ ๑ %s' })
const night = weekShift([['22:00', '06:00']], { name: 'Night' })
const late = weekShift([['16:00', '23:59']], { name: 'Late' })
const halves = weekShift(
  [
    ['08:00', '12:00'],
    ['13:00', '17:00'],
  ],
  { checkMode: 'PER_PERIOD' },
)
const leave = { half: 'AM', type: 'Annual 2026 | 50%', typeLo: '', isPaid: true } as const
const waived = { type: 'LATE', sequence: 1, timeIn: null, timeOut: null } as const

const examples = [
  { date: '2026-03-02', punches: ['09:00', '17:00'] },
  { date: '2026-03-03', punches: ['08:30', '17:30'], person: officeWorker({ shiftOn: () => named }) },
  { date: '2026-03-04', punches: ['13:31'], approved: { leave: [leave] } },
  {
    date: '2026-03-05',
    punches: ['09:07'],
    person: officeWorker({ ratesOn: () => null, jobGradeOn: () => null }),
  },
  { date: '2026-03-06', punches: ['08:50', '17:30'], approved: { overrules: [waived] } },
  { date: '2026-03-07', punches: ['10:00', '15:00'] },
  { date: '2026-03-08' },
  { date: '2026-03-09', punches: ['22:04', '+06:10'], person: officeWorker({ shiftOn: () => night }) },
  {
    date: '2026-03-10',
    punches: ['08:20', '12:03', '13:00'],
    person: officeWorker({ shiftOn: () => halves }),
  },
  { date: '2026-03-11', punches: ['08:20'], now: '10:00' },
  {
    date: '2026-03-12',
    approved: { overtime: [{ timeIn: '18:00', timeOut: '20:00' }] },
    punches: ['08:30', '20:01'],
  },
  { date: '2026-03-13', approved: { offSite: [{ timeIn: null, timeOut: null, place: '|%%|' }] } },
  { date: '2026-03-16', person: officeWorker({ shiftOn: date => (date < '2026-03-17' ? late : night) }) },
  { date: '2026-03-17', person: officeWorker({ shiftOn: () => null }) },
  {
    date: '2026-03-18',
    holidays: [{ from: '2026-03-18', to: '2026-03-18', name: 'Day 8', nameLo: '', yearly: false }],
  },
]

/** As they are computed. */
export const oddDays = examples.flatMap(example => exampleDay(example) ?? [])

/** What a stored day keeps of its facts: no contract, and no rates unless they applied. */
export const keptOf = ({ facts, record }: (typeof oddDays)[number]) => {
  const { startContract: _start, endContract: _end, ...kept } = facts
  const isPriced = record.lateTime > 0 || record.earlyOutTime > 0
  return { date: record.date, record, facts: isPriced ? kept : { ...kept, rates: null } }
}
