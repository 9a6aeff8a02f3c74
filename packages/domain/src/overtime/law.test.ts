import { expect, test } from 'vitest'
import { defaultOtSetting } from './default-ot-setting.ts'
import { belowLaw, lawMinimum } from './law.ts'
import type { OtBand, OtSetting } from './ot-setting.ts'

const band = (dayType: OtBand['dayType'], timeIn: string, timeOut: string, percent: number): OtBand => ({
  dayType,
  timeIn,
  timeOut,
  percent,
})
const whole = (dayType: OtBand['dayType'], percent: number) => band(dayType, '00:00', '00:00', percent)
const low = (dayType: OtBand['dayType'], from: string, to: string, percent: number, least: number) => ({
  kind: 'PERCENT',
  dayType,
  from,
  to,
  percent,
  least,
})
const others = (dayType: OtBand['dayType']) =>
  defaultOtSetting.dailyOtTime.filter(given => given.dayType !== dayType)
const setting = (changes: Partial<OtSetting>): OtSetting => ({ ...defaultOtSetting, ...changes })

test('the defaults are the law', () => expect(belowLaw(defaultOtSetting)).toEqual([]))

test.each([
  ['WORKDAY', 0, 200],
  ['WORKDAY', 359, 200],
  ['WORKDAY', 360, 150],
  ['WORKDAY', 1020, 150],
  ['WORKDAY', 1319, 150],
  ['WORKDAY', 1320, 200],
  ['WORKDAY', 1439, 200],
  ['RESTDAY', 359, 350],
  ['RESTDAY', 360, 250],
  ['RESTDAY', 959, 250],
  ['RESTDAY', 960, 300],
  ['HOLIDAY', 1319, 300],
  ['HOLIDAY', 1320, 350],
] as const)('%s minute %i: at least %i %%', (dayType, minute, percent) =>
  expect(lawMinimum(dayType, minute)).toBe(percent),
)

test.each([
  ['no workday bands', others('WORKDAY'), [low('WORKDAY', '22:00', '06:00', 150, 200)]],
  [
    'no rest day bands',
    others('RESTDAY'),
    [
      low('RESTDAY', '06:00', '16:00', 150, 250),
      low('RESTDAY', '16:00', '22:00', 150, 300),
      low('RESTDAY', '22:00', '06:00', 150, 350),
    ],
  ],
  ['the most of the law all day', [...others('HOLIDAY'), whole('HOLIDAY', 350)], []],
  [
    'one percent less at night',
    [...others('HOLIDAY'), whole('HOLIDAY', 349)],
    [low('HOLIDAY', '22:00', '06:00', 349, 350)],
  ],
  [
    'less on a workday, around the night',
    [...others('WORKDAY'), band('WORKDAY', '06:00', '22:00', 149), band('WORKDAY', '22:00', '06:00', 200)],
    [low('WORKDAY', '06:00', '22:00', 149, 150)],
  ],
  [
    'the night begins a minute late',
    [...others('WORKDAY'), band('WORKDAY', '22:01', '06:00', 200)],
    [low('WORKDAY', '22:00', '22:01', 150, 200)],
  ],
  [
    'the night ends a minute early',
    [...others('WORKDAY'), band('WORKDAY', '22:00', '05:59', 200)],
    [low('WORKDAY', '05:59', '06:00', 150, 200)],
  ],
  [
    'the night ends at midnight',
    [...others('WORKDAY'), band('WORKDAY', '22:00', '00:00', 200)],
    [low('WORKDAY', '00:00', '06:00', 150, 200)],
  ],
  [
    'neighbouring bands of one rate are one point',
    [...others('WORKDAY'), band('WORKDAY', '22:00', '23:00', 180), band('WORKDAY', '23:00', '06:00', 180)],
    [low('WORKDAY', '22:00', '06:00', 180, 200)],
  ],
  [
    'a minute in no band is paid at 150',
    [...others('WORKDAY'), whole('WORKDAY', 200)].filter(({ timeIn }) => timeIn !== '16:00'),
    [low('RESTDAY', '16:00', '22:00', 150, 300), low('HOLIDAY', '16:00', '22:00', 150, 300)],
  ],
])('%s', (_, dailyOtTime, expected) => expect(belowLaw(setting({ dailyOtTime }))).toEqual(expected))

test.each([
  ['maxHourPerDay', 3, 4],
  ['maxHourPerMonth', 45, 46],
  ['maxConsecutiveDays', 4, 5],
  ['workingDayPerMonth', 26, 27],
  ['workingHourPerDay', 8, 9],
] as const)('%s: at most %i', (figure, most, value) => {
  expect(belowLaw(setting({ [figure]: most }))).toEqual([])
  expect(belowLaw(setting({ [figure]: most - 1 }))).toEqual([])
  expect(belowLaw(setting({ [figure]: value }))).toEqual([{ kind: 'FIGURE', figure, value, most }])
})

test('breaks and the least hours of a request are up to the company', () =>
  expect(
    belowLaw(
      setting({
        totalHourRequiredBreak: 24,
        breakTimeStartAfter: 24,
        breakTimeDeductionDuration: 24,
        minHourPerRequest: 24,
      }),
    ),
  ).toEqual([]))
