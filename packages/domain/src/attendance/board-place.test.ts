import { expect, test } from 'vitest'
import type { ApprovedFacts } from './day-facts.ts'
import { boardPlace, changesAt } from './board-place.ts'
import { exampleDay, officeWorker, punchAt, weekShift } from './office-worker.ts'

const date = '2026-04-22'
const halfDay = { half: 'AM', type: 'Annual', typeLo: 'ປະຈຳປີ', isPaid: true } as const

test.each([
  ['work begins and ends', {}, ['08:30', '17:30']],
  ['after leave in the morning it begins later', { leave: [halfDay] }, ['13:00']],
  [
    'after leave in the afternoon it ends sooner',
    { leave: [{ ...halfDay, half: 'PM' as const }] },
    ['12:00'],
  ],
])('%s', (_what, approved, times) => {
  const day = exampleDay({
    date,
    approved,
    person: officeWorker({ shiftOn: () => weekShift([['08:30', '17:30']]) }),
  })
  const instants = changesAt({ yesterday: null, today: day?.facts ?? null })
  for (const time of times) expect(instants).toContain(punchAt(date, time))
})

test('the first time in, the last time out, the whole schedule, and lateness that HR waived (A4, A8)', () => {
  const shift = weekShift(
    [
      ['08:00', '12:00'],
      ['13:00', '17:00'],
    ],
    { checkMode: 'PER_PERIOD' },
  )
  const placeOf = (punches: readonly string[], approved: Partial<ApprovedFacts> = {}) => {
    const person = officeWorker({ shiftOn: () => shift })
    const facts = exampleDay({ date, punches, approved, person })?.facts ?? null
    return boardPlace({ yesterday: null, today: facts }, punchAt(date, '+08:00'))
  }
  const timesOf = (...punches: string[]) => [placeOf(punches)?.timeIn, placeOf(punches)?.timeOut]
  expect(timesOf('08:05', '12:01', '13:02', '17:03')).toEqual(['08:05', '17:03'])
  expect(timesOf('13:02', '17:03')).toEqual(['13:02', '17:03'])
  expect(timesOf('08:05', '12:01')).toEqual(['08:05', '12:01'])
  const late = placeOf(['08:05'], {
    overrules: [{ type: 'LATE', sequence: 1, timeIn: null, timeOut: null }],
  })
  expect(late).toMatchObject({ scheduleIn: '08:00', scheduleOut: '17:00', lateMinutes: 5 })
})

test('a night shift of yesterday has the place while the person who came for it stays', () => {
  const person = officeWorker({
    shiftOn: () => weekShift([['22:00', '06:00']]),
    punches: [punchAt(date, '21:50')],
  })
  const [yesterday, today] = [date, '2026-04-23'].map(
    one => exampleDay({ date: one, person })?.facts ?? null,
  ) as [NonNullable<ReturnType<typeof exampleDay>>['facts'], null]
  const placeAt = (time: string) => boardPlace({ yesterday, today }, punchAt(date, time))
  expect(placeAt('+05:59')).toMatchObject({ state: 'IN', date })
  expect(placeAt('+06:00')).toMatchObject({ state: 'NOT_YET', date: '2026-04-23' })
})

test('off-site work in the afternoon is neither late nor over in the morning, and says where (A6)', () => {
  const approved = { offSite: [{ timeIn: '13:00', timeOut: '17:30', place: 'Savannakhet' }] }
  const person = officeWorker({ shiftOn: () => weekShift([['08:30', '17:30']]) })
  const placeAt = (now: string, punches: readonly string[] = []) => {
    const today = exampleDay({ date, now, punches, approved, person })?.facts ?? null
    const { state, lateMinutes, timeIn, timeOut, offSitePlace } =
      boardPlace({ yesterday: null, today }, punchAt(date, now)) ?? {}
    return [state, lateMinutes, timeIn, timeOut, offSitePlace]
  }
  expect(placeAt('09:00')).toEqual(['MISSING', 0, null, null, null])
  expect(placeAt('12:30', ['08:20', '12:05'])).toEqual(['OUT', 0, '08:20', '12:05', null])
  expect(placeAt('13:30', ['08:20', '12:05'])).toEqual(['AWAY', 0, '08:20', '12:05', 'Savannakhet'])
  expect(placeAt('17:30', ['08:20', '12:05'])).toEqual(['OUT', 0, '08:20', '17:30', null])
  const facts = exampleDay({ date, approved, person })?.facts ?? null
  const instants = changesAt({ yesterday: null, today: facts })
  for (const time of ['13:00', '17:30']) expect(instants).toContain(punchAt(date, time))
  const wholeDay = exampleDay({
    date,
    person,
    approved: { offSite: [{ timeIn: null, timeOut: null, place: 'Pakse' }] },
  })
  const away = boardPlace({ yesterday: null, today: wholeDay?.facts ?? null }, punchAt(date, '10:00'))
  expect(away).toMatchObject({ state: 'AWAY', offSitePlace: 'Pakse' })
})
