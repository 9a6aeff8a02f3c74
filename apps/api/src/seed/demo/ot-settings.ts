// Overtime settings of the demo company in addition to the default one (O1).
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { defaultOtSetting } from '@hr/domain/overtime/default-ot-setting.ts'
import type { OtNames, StoredVersion } from '#api/ot-setting/ot-setting.store.ts'
import type { JobGradeName } from './structure.ts'

type DemoOtSetting = OtNames & {
  readonly grades: readonly JobGradeName[]
  /** `next`: a planned change. */
  readonly versions: (days: { readonly from: LocalDate; readonly next: LocalDate }) => readonly DemoVersion[]
}
type DemoVersion = Omit<StoredVersion, 'jobGradeIds'>

const directors = {
  ...defaultOtSetting,
  maxHourPerDay: 2,
  maxHourPerMonth: 30,
  minHourPerRequest: 1,
  lawReason: '',
}

export const otSettings: readonly DemoOtSetting[] = [
  {
    name: 'Directors',
    nameLo: 'ຜູ້ອຳນວຍການ',
    grades: ['GM', 'GM-1'],
    versions: ({ from, next }) => [
      { ...directors, from },
      { ...directors, from: next, maxHourPerMonth: 24 },
    ],
  },
  {
    name: 'Support staff',
    nameLo: 'ພະນັກງານສະໜັບສະໜູນ',
    grades: ['SS', 'SS-1', 'SS-2'],
    versions: ({ from }) => [
      {
        ...defaultOtSetting,
        from,
        maxHourPerDay: 4,
        maxHourPerMonth: 60,
        lawReason: 'Stocktaking before the New Year, agreed with the trade union',
      },
    ],
  },
]
