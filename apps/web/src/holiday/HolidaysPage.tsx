// /app/administration/holiday: the days off of a year (N2); a change is previewed with its effect on leave (L10).
import { addPublicHolidays, listHolidays } from '@hr/contract/holiday.ts'
import { ActionIcon, Button, Group, Text } from '@mantine/core'
import { IconCalendarPlus, IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react'
import * as z from 'zod/mini'
import { useAction } from '#web/api/use-action.ts'
import { useCall } from '#web/api/use-call.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCan, useProfile } from '#web/shared/session.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { DataList } from '#web/ui/DataList.tsx'
import { Page } from '#web/ui/Page.tsx'
import { HolidayForm } from './HolidayForm.tsx'
import { useHolidayColumns } from './holiday-columns.tsx'
import { holidayReads } from './holiday-reads.ts'

/** `holiday`: the id of the holiday in the form, or `new`. */
const viewShape = z.object({ year: z.optional(z.string()), holiday: z.optional(z.string()) })

function YearSwitch({ year, onYear }: { year: number; onYear: (year: number) => void }) {
  const { t } = useTranslation()
  return (
    <Group gap="xs">
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t('holiday.previousYear')}
        onClick={() => onYear(year - 1)}
      >
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <Text fw={600} role="status">
        {t('holiday.year', { year })}
      </Text>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t('holiday.nextYear')}
        onClick={() => onYear(year + 1)}
      >
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
    </Group>
  )
}

function Actions({ year, onAdd }: { year: number; onAdd: () => void }) {
  const { t } = useTranslation()
  const add = useAction(addPublicHolidays, {
    refreshes: holidayReads,
    onSuccess: ({ added }) => toastSuccess(t('holiday.publicAdded', { count: added })),
  })
  return (
    <Group gap="xs">
      <Button
        variant="default"
        leftSection={<IconCalendarPlus size={18} stroke={1.5} aria-hidden />}
        loading={add.isRunning}
        onClick={() => add.run({ year })}
      >
        {t('holiday.addPublic', { year })}
      </Button>
      <Button leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />} onClick={onAdd}>
        {t('holiday.add')}
      </Button>
    </Group>
  )
}

export function HolidaysPage() {
  const { t } = useTranslation()
  const may = useCan()
  const today = useProfile().workspace?.today ?? ''
  const [view, setView] = useViewState(viewShape)
  const year = Number(view.year ?? today.slice(0, 4))
  const query = useCall(listHolidays, { year }, { keep: true })
  const rows = query.data ?? []
  const mayEdit = may('HOLIDAY', 'edit')
  const columns = useHolidayColumns(mayEdit ? holiday => setView({ holiday }) : undefined)
  const open = rows.find(({ id }) => id === view.holiday)
  const isNew = view.holiday === 'new' && may('HOLIDAY', 'add')
  const actions = may('HOLIDAY', 'add') && <Actions year={year} onAdd={() => setView({ holiday: 'new' })} />
  return (
    <Page title={t('menu.holiday')} description={t('holiday.description')} actions={actions}>
      <YearSwitch year={year} onYear={next => setView({ year: String(next) })} />
      <DataList
        label={t('holiday.year', { year })}
        columns={columns}
        rowKey={row => row.id}
        denseCards
        empty={{ title: t('holiday.empty', { year }), text: t('holiday.emptyHint') }}
        list={wholeList(rows, query)}
      />
      {(isNew || (open !== undefined && mayEdit)) && (
        <HolidayForm key={view.holiday} holiday={open} onClose={() => setView({ holiday: undefined })} />
      )}
    </Page>
  )
}
