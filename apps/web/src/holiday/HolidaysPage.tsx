// /app/administration/holiday: the days off of a year (N2); a change is previewed with its effect on leave (L10).
import { addPublicHolidays, listHolidays } from '@hr/contract/holiday.ts'
import { Button, Group, Text } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import * as z from 'zod/mini'
import { useAction } from '#web/api/use-action.ts'
import { useCall } from '#web/api/use-call.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { WhoMayChange } from '#web/shared/permission/WhoMayChange.tsx'
import { ResourcePage } from '#web/shared/resource/ResourcePage.tsx'
import { useFormView, useRights } from '#web/shared/resource/resource-view.ts'
import { useProfile } from '#web/shared/session.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { StepButton } from '#web/ui/StepButton.tsx'
import { HolidayForm } from './HolidayForm.tsx'
import { useHolidayColumns } from './holiday-columns.tsx'

export const viewShape = z.object({ year: z.optional(z.string()) })

function YearSwitch({ year, onYear }: { year: number; onYear: (year: number) => void }) {
  const { t } = useTranslation()
  return (
    <Group gap="xs">
      <StepButton to="earlier" label={t('holiday.previousYear')} onClick={() => onYear(year - 1)} />
      <Text fw={600} role="status">
        {t('holiday.year', { year })}
      </Text>
      <StepButton to="later" label={t('holiday.nextYear')} onClick={() => onYear(year + 1)} />
    </Group>
  )
}

function PublicHolidays({ year }: { year: number }) {
  const { t } = useTranslation()
  const add = useAction(addPublicHolidays, {
    onSuccess: ({ added }) => toastSuccess(t('holiday.publicAdded', { count: added })),
  })
  return (
    <Button
      variant="default"
      leftSection={<IconCalendarPlus size={18} aria-hidden />}
      loading={add.isRunning}
      onClick={() => add.run({ year })}
    >
      {t('holiday.addPublic', { year })}
    </Button>
  )
}

export function HolidaysPage() {
  const { t } = useTranslation()
  const today = useProfile().workspace?.today ?? ''
  const view = useFormView('holiday', useRights('HOLIDAY'))
  const [{ year: shown }, setYear] = useViewState(viewShape)
  const year = Number(shown ?? today.slice(0, 4))
  const query = useCall(listHolidays, { year }, { keep: true })
  const publicHolidays = view.mayAdd && <PublicHolidays year={year} />
  return (
    <ResourcePage
      view={view}
      title={t('menu.holiday')}
      description={t('holiday.description')}
      notes={<WhoMayChange group="HOLIDAY" />}
      actions={publicHolidays}
      filters={<YearSwitch year={year} onYear={next => setYear({ year: String(next) })} />}
      label={t('holiday.year', { year })}
      list={wholeList(query.data ?? [], query)}
      columns={useHolidayColumns(view)}
      denseCards
      empty={{ title: t('holiday.empty', { year }), text: t('holiday.emptyHint'), action: publicHolidays }}
      addText={t('holiday.add')}
      form={holiday => <HolidayForm key={holiday?.id} holiday={holiday} view={view} />}
    />
  )
}
