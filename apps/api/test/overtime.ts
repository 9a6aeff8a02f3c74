// An overtime setting as a form sends it.
import type { InputOf } from '@hr/contract/endpoint.ts'
import type { createOtSetting } from '@hr/contract/ot-setting.ts'
import { defaultOtSetting } from '@hr/domain/overtime/default-ot-setting.ts'

type Given = InputOf<typeof createOtSetting>

/** By the law, from Monday 2 March 2026 on, for no grade. */
export const otSettingInput = (changes: Partial<Given> = {}): Given => ({
  ...defaultOtSetting,
  dailyOtTime: [...defaultOtSetting.dailyOtTime],
  name: 'Managers',
  nameLo: 'ຜູ້ຈັດການ',
  from: '2026-03-02',
  jobGradeIds: [],
  ...changes,
})
