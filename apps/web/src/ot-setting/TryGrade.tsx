// For which of the setting's job grades hours are tried, and which rules it has on the date.
import { listOtGrades } from '@hr/contract/ot-setting.ts'
import type { OtGrade } from '@hr/contract/ot-setting.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { NativeSelect, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate } from '#web/shared/format.ts'
import { rulesOn } from './rules-on.ts'
import type { RulesOn } from './rules-on.ts'
import type { SettingDraft } from './setting-draft.ts'
import type { Base } from './SettingFields.tsx'

type Props = { date: LocalDate; values: SettingDraft; base: Base }

export function TryGrade({ date, values: { from, jobGradeIds }, base }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const rulesText = useRulesText()
  const [chosen, setChosen] = useState('')
  const { data } = useCall(listOtGrades, { date }, { keep: true })
  if (data === undefined || from === null) return null
  const grades = data.filter(({ id }) => jobGradeIds.includes(id))
  const grade = grades.find(({ id }) => id === chosen) ?? grades[0]
  const text = rulesText(rulesOn(date, from, base, grade), grade)
  if (grades.length < 2 && text === null) return null
  return (
    <Stack gap={4}>
      {grades.length > 1 && grade !== undefined && (
        <NativeSelect
          label={t('otSetting.tryGrade')}
          value={grade.id}
          onChange={event => setChosen(event.currentTarget.value)}
          data={grades.map(one => ({ value: one.id, label: nameIn(one, language) }))}
        />
      )}
      <Text size="sm" c="dimmed" role="status">
        {text}
      </Text>
    </Stack>
  )
}

/** Null if the form applies, to no grade in particular. */
function useRulesText(): (rules: RulesOn, grade: OtGrade | undefined) => string | null {
  const { t } = useTranslation()
  const language = useLanguage()
  return (rules, shown) => {
    const grade = shown === undefined ? '' : nameIn(shown, language)
    if (rules.kind === 'FORM') return shown === undefined ? null : t('otSetting.tryForm', { grade })
    const from = formatDate(rules.from)
    if (rules.kind === 'PLANNED') return t('otSetting.untilPlanned', { date: from })
    if (rules.kind === 'EARLIER') return t('otSetting.tryEarlier', { from })
    if (rules.setting === null) return t('otSetting.tryDefault', { from, grade })
    return t('otSetting.tryOther', { from, grade, setting: nameIn(rules.setting, language) })
  }
}
