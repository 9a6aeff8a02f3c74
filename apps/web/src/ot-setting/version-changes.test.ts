import type { OtVersion } from '@hr/contract/ot-setting.ts'
import { defaultOtSetting } from '@hr/domain/overtime/default-ot-setting.ts'
import { expect, test } from 'vitest'
import { versionChanges } from './version-changes.ts'

const driver = { id: 'a', name: 'Driver', nameLo: '' }
const guard = { id: 'b', name: 'Guard', nameLo: '' }
const cook = { id: 'c', name: 'Cook', nameLo: '' }
const first: OtVersion = {
  ...defaultOtSetting,
  dailyOtTime: [...defaultOtSetting.dailyOtTime],
  from: '2026-01-01',
  to: null,
  isSinceEver: false,
  jobGrades: [driver, guard],
  lawReason: '',
}
const bands = (part: Partial<OtVersion['dailyOtTime'][number]>) => ({
  dailyOtTime: first.dailyOtTime.map((band, index) => (index === 1 ? { ...band, ...part } : band)),
})

test.each<[string, Partial<OtVersion>, unknown[]]>([
  ['nothing but the date', { from: '2026-02-01' }, []],
  ['the order of the bands', { dailyOtTime: first.dailyOtTime.toReversed() }, []],
  ['a limit', { maxHourPerDay: 4 }, [{ kind: 'FIGURE', figure: 'maxHourPerDay', before: 3, after: 4 }]],
  ['grades', { jobGrades: [guard, cook] }, [{ kind: 'GRADES', added: [cook], removed: [driver] }]],
  ['a rate', bands({ percent: 220 }), [{ kind: 'BANDS', dayType: 'WORKDAY' }]],
  ['a time', bands({ timeOut: '07:00' }), [{ kind: 'BANDS', dayType: 'WORKDAY' }]],
  [
    'a removed band',
    { dailyOtTime: first.dailyOtTime.slice(0, -1) },
    [{ kind: 'BANDS', dayType: 'HOLIDAY' }],
  ],
])('%s', (_what, part, changes) => {
  expect(versionChanges(first, { ...first, ...part })).toMatchObject(changes)
  expect(versionChanges(first, { ...first, ...part })).toHaveLength(changes.length)
})
