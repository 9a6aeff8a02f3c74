// The filters of the calendar: unit, types, pending leave, and people without leave.
import { listLeaveTypes } from '@hr/contract/leave-type.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { MultiSelect, SimpleGrid, Stack, Switch } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { UnitFilter } from '#web/shared/unit/UnitFilter.tsx'
import { LeaveTypeName } from '../LeaveTypeName.tsx'
import { visibleTypes } from './calendar-view.ts'
import type { CalendarView, ChangeView } from './calendar-view.ts'

export function FilterFields({ view, onChange }: { view: CalendarView; onChange: ChangeView }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const types = (useCall(listLeaveTypes, {}).data ?? []).filter(
    type => type.isActive || visibleTypes(view).includes(type.id),
  )
  const clear = { clearable: true, clearButtonProps: { 'aria-label': t('ui.clear') } }
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm" pt="sm">
      <UnitFilter
        label={t('leaveCalendar.unit')}
        placeholder={t('leaveCalendar.anyUnit')}
        view={view}
        onChange={onChange}
      />
      <MultiSelect
        label={t('leaveCalendar.types')}
        description={t('leaveCalendar.typesHint')}
        placeholder={view.types === undefined ? t('leaveCalendar.anyType') : ''}
        data={types.map(type => ({ value: type.id, label: nameIn(type, language) }))}
        value={visibleTypes(view)}
        renderOption={({ option }) => {
          const type = types.find(one => one.id === option.value)
          return type === undefined ? option.label : <LeaveTypeName type={type} />
        }}
        {...clear}
        onChange={chosen => onChange({ types: chosen.length === 0 ? undefined : chosen.join(',') })}
      />
      <Stack gap="xs" pt={{ base: 0, sm: 26 }}>
        <Switch
          label={t('leaveCalendar.withPending')}
          checked={view.pending !== '0'}
          onChange={event => onChange({ pending: event.currentTarget.checked ? undefined : '0' })}
        />
        {view.view === 'people' && (
          <Switch
            label={t('leaveCalendar.onlyAway')}
            checked={view.away === '1'}
            onChange={event => onChange({ away: event.currentTarget.checked ? '1' : undefined })}
          />
        )}
      </Stack>
    </SimpleGrid>
  )
}
