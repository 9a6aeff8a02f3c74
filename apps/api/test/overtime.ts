// Overtime settings as an administrator sees and changes them.
import type { InputOf } from '@hr/contract/endpoint.ts'
import { createOtSetting, getOtSetting, listOtGrades, listOtSettings } from '@hr/contract/ot-setting.ts'
import { defaultOtSetting } from '@hr/domain/overtime/default-ot-setting.ts'
import { call } from './call.ts'
import type { TestApp } from './test-app.ts'

type Given = InputOf<typeof createOtSetting>

/** As a form sends it: by the law, from Monday 2 March 2026 on, for no grade. */
export const otSettingInput = (changes: Partial<Given> = {}): Given => ({
  ...defaultOtSetting,
  dailyOtTime: [...defaultOtSetting.dailyOtTime],
  name: 'Managers',
  nameLo: 'ຜູ້ຈັດການ',
  from: '2026-03-02',
  jobGradeIds: [],
  ...changes,
})

export function otDesk(server: TestApp, token: string) {
  const list = async () => (await call(server, token, listOtSettings, {})).data
  const grades = async (date?: string) =>
    (await call(server, token, listOtGrades, date === undefined ? {} : { date })).data
  const gradeId = async (name: string) => (await grades()).find(grade => grade.name === name)?.id ?? ''
  return {
    list,
    grades,
    gradeId,
    history: async (id: string) => (await call(server, token, getOtSetting, { id })).data,
    /** The name of the setting that names the grade on the date. */
    settingOf: async (name: string, date: string) =>
      (await grades(date)).find(grade => grade.name === name)?.setting?.name ?? null,
    /** Of the grade GM unless another one is given. */
    create: async (changes: Partial<Given> = {}, by = token) =>
      call(server, by, createOtSetting, otSettingInput({ jobGradeIds: [await gradeId('GM')], ...changes })),
    async standard() {
      const found = (await list()).find(({ isDefault }) => isDefault)
      if (!found) throw new Error('No default')
      return found
    },
  }
}
