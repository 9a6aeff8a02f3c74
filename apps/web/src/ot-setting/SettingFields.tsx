// The fields of an OT setting: to whom and from when it applies, the rates, and the limits.
import { errorText } from '#web/shared/form/error-text.ts'
import { listOtGrades } from '@hr/contract/ot-setting.ts'
import type { OtVersion } from '@hr/contract/ot-setting.ts'
import { percentOfGap } from '@hr/domain/overtime/ot-setting.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Alert, Fieldset, MultiSelect, SimpleGrid, Stack, Text } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate } from '#web/shared/format.ts'
import { NameFields } from '#web/shared/resource/ResourceForm.tsx'
import { DateField } from '#web/ui/DateField.tsx'
import { BandTable } from './BandTable.tsx'
import { bandFaults } from './band-faults.ts'
import { LimitFields } from './LimitFields.tsx'
import type { DraftBand, SettingDraft, SettingFormApi } from './setting-draft.ts'

export type Base = {
  /** Undefined for a new setting. */
  readonly id: string | undefined
  readonly isDefault: boolean
  /** Newest first. */
  readonly versions: readonly OtVersion[]
}
type Props = { form: SettingFormApi; values: SettingDraft; base: Base }

export function SettingFields(props: Props) {
  const { t } = useTranslation()
  return (
    <>
      <Fieldset legend={t('otSetting.who')}>
        <Stack gap="sm">
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
            <NameFields form={props.form} />
          </SimpleGrid>
          {props.base.isDefault ? (
            <Text size="sm" c="dimmed">
              {t('otSetting.defaultHint')}
            </Text>
          ) : (
            <Grades {...props} />
          )}
          <From {...props} />
        </Stack>
      </Fieldset>
      <Rates {...props} />
      <LimitFields {...props} />
    </>
  )
}

/** A grade of another setting can be read here, but not chosen. */
function Grades({ form, values, base }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const grades = useCall(listOtGrades, values.from === null ? {} : { date: values.from }, { keep: true })
  const options = (grades.data ?? []).map(({ setting, ...grade }) => {
    const isElsewhere = setting !== null && setting.id !== base.id
    const name = nameIn(grade, language)
    const label = isElsewhere
      ? t('otSetting.gradeElsewhere', { grade: name, setting: nameIn(setting, language) })
      : name
    return { value: grade.id, label, disabled: isElsewhere && !values.jobGradeIds.includes(grade.id) }
  })
  return (
    <MultiSelect
      key={form.key('jobGradeIds')}
      {...form.field('jobGradeIds', t('otSetting.grades'))}
      description={t('otSetting.gradesHint')}
      data={options}
      searchable
      clearable
      // An error moves the focus here, and open options would cover its text.
      openOnFocus={false}
      clearButtonProps={{ 'aria-label': t('ui.clear') }}
    />
  )
}

function From({ form, values, base }: Props) {
  const { t } = useTranslation()
  const { from } = values
  const corrected = base.versions.find(version => version.from === from)
  const planned = base.versions.findLast(version => from !== null && version.from > from)
  return (
    <Stack gap={4}>
      {corrected?.isSinceEver === true ? (
        <Text size="sm">{t('otSetting.sinceEverHint')}</Text>
      ) : (
        <DateField
          key={form.key('from')}
          {...form.field('from', t('otSetting.from'))}
          description={t(corrected === undefined ? 'otSetting.fromHint' : 'otSetting.correctHint')}
          maw={360}
        />
      )}
      {planned !== undefined && (
        <Text size="sm">{t('otSetting.untilPlanned', { date: formatDate(planned.from) })}</Text>
      )}
    </Stack>
  )
}

function Rates({ form, values }: Props) {
  const { t } = useTranslation()
  const faults = bandFaults(values.dailyOtTime, useLanguage())
  const change = (bands: DraftBand[]) => {
    form.setFieldValue('dailyOtTime', bands)
    // Errors of a band may belong to another band now.
    form.setErrors(
      Object.fromEntries(Object.entries(form.errors).filter(([path]) => !path.startsWith('dailyOtTime'))),
    )
  }
  const whole = errorText(form.errors.dailyOtTime)
  return (
    <Fieldset legend={t('otSetting.bands')}>
      <Stack gap="lg">
        <Text size="sm" c="dimmed">
          {t('otSetting.bandsHint', { percent: percentOfGap })}
        </Text>
        <BandTable
          bands={values.dailyOtTime}
          onBands={change}
          errorOf={path => errorText(form.errors[path]) ?? faults[path]}
        />
        {whole !== undefined && (
          <Alert color="red" role="alert">
            {whole}
          </Alert>
        )}
      </Stack>
    </Fieldset>
  )
}
