// The fields of a work shift: names, the week with a preview, and the rules for punches.
import { errorText } from '#web/shared/form/error-text.ts'
import { changedItems } from '@hr/domain/attendance/shift-change.ts'
import { mondayOf } from '@hr/domain/attendance/shift-week.ts'
import type { ShiftItem } from '@hr/domain/calendar/day-plan.ts'
import { addDays, isLocalTime } from '@hr/domain/calendar/local-date.ts'
import { Alert, Fieldset, Grid, Input, SegmentedControl, SimpleGrid, Stack, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import type { FieldsForm } from '#web/shared/form/use-contract-form.ts'
import { DateField } from '#web/ui/DateField.tsx'
import { NumberField } from '#web/ui/NumberField.tsx'
import { TimeField } from '#web/ui/TimeField.tsx'
import { isWhole, plannedItems } from './shift-draft.ts'
import type { DraftItem, ShiftDraft } from './shift-draft.ts'
import { shiftFaults } from './shift-faults.ts'
import { WeekEditor } from './WeekEditor.tsx'
import { WeekPreview } from './WeekPreview.tsx'

type ShiftFormApi = Pick<
  FieldsForm<ShiftDraft>,
  'field' | 'key' | 'getInputProps' | 'setFieldValue' | 'setErrors' | 'errors'
>
type Props = {
  form: ShiftFormApi
  values: ShiftDraft
  /** The stored times. */
  stored: readonly ShiftItem[]
}

/** `children` are at the end of the rules. */
export function ShiftFields({ form, values, stored, children }: Props & { children?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <>
      <Fieldset legend={t('workShift.names')}>
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
          <TextInput key={form.key('name')} {...form.field('name', t('ui.nameEn'))} />
          <TextInput key={form.key('nameLo')} {...form.field('nameLo', t('ui.nameLo'))} lang="lo" />
          <TextInput key={form.key('code')} {...form.field('code')} />
        </SimpleGrid>
      </Fieldset>
      <Times form={form} values={values} stored={stored} />
      <Rules form={form} values={values} stored={stored}>
        {children}
      </Rules>
    </>
  )
}

/** The first whole week from the date on. */
const shownWeek = (from: string) => mondayOf(addDays(from, 6))

function Times({ form, values, stored }: Props) {
  const { t } = useTranslation()
  const faults = shiftFaults(values, stored, useLanguage())
  const { from, items } = values
  const missing = errorText(form.errors.items)
  const whole = items.filter(isWhole)
  const change = (next: DraftItem[]) => {
    form.setFieldValue('items', next)
    // Errors of a row may now belong to another row.
    form.setErrors(
      Object.fromEntries(Object.entries(form.errors).filter(([path]) => !path.startsWith('items'))),
    )
  }
  return (
    <Fieldset legend={t('workShift.times')}>
      <Stack>
        <DateField
          key={form.key('from')}
          {...form.field('from', t('workShift.from'))}
          description={t(stored.length === 0 ? 'workShift.fromHintNew' : 'workShift.fromHint')}
          maw={360}
        />
        <Grid gap="xl">
          <Grid.Col span={{ base: 12, lg: 7 }}>
            <WeekEditor
              items={items}
              onItems={change}
              errorOf={path => errorText(form.errors[path]) ?? faults[path]}
            />
            {items.length === 0 && missing !== undefined && (
              <Alert color="red" role="alert" mt="sm">
                {missing}
              </Alert>
            )}
          </Grid.Col>
          {from !== null && (
            <Grid.Col span={{ base: 12, lg: 5 }}>
              <WeekPreview
                shift={{
                  items: changedItems(stored, { from, items: plannedItems(whole, from) }),
                  amEnd: values.amEnd,
                  pmStart: values.pmStart,
                }}
                date={shownWeek(from)}
              />
            </Grid.Col>
          )}
        </Grid>
      </Stack>
    </Fieldset>
  )
}

function Rules({ form, values, stored, children }: Props & { children: ReactNode }) {
  const { t } = useTranslation()
  const faults = shiftFaults(values, stored, useLanguage())
  const border = form.getInputProps('pmStart')
  return (
    <Fieldset legend={t('workShift.rules')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Input.Wrapper
          label={t('workShift.checkMode')}
          description={t(`workShift.checkModeHint.${values.checkMode}`)}
          labelElement="div"
        >
          <SegmentedControl
            key={form.key('checkMode')}
            {...form.getInputProps('checkMode')}
            aria-label={t('workShift.checkMode')}
            fullWidth
            mb={5}
            data={[
              { value: 'DAY_ENDS', label: t('workShift.mode.DAY_ENDS') },
              { value: 'PER_PERIOD', label: t('workShift.mode.PER_PERIOD') },
            ]}
          />
        </Input.Wrapper>
        <NumberField
          key={form.key('graceMinutes')}
          {...form.field('graceMinutes')}
          description={t('workShift.graceHint')}
          max={240}
          decimals={0}
        />
        <TimeField key={form.key('amEnd')} {...form.field('amEnd')} description={t('workShift.amEndHint')} />
        <TimeField
          key={form.key('pmStart')}
          {...form.field('pmStart')}
          description={t('workShift.pmStartHint')}
          error={isLocalTime(values.pmStart) ? (border.error ?? faults.pmStart) : border.error}
        />
        {children}
      </SimpleGrid>
    </Fieldset>
  )
}
