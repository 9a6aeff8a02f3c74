// Assigns a shift to people, or to a unit and its descendants, from a date on; previewed person by person (L10).
import { assignWorkShift, previewAssignWorkShift } from '@hr/contract/shift-holder.ts'
import type { WorkShift } from '@hr/contract/work-shift.ts'
import type { Person } from '@hr/contract/person.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { BulkDialog } from '#web/shared/effect/BulkDialog.tsx'
import { PeopleSelect } from '#web/shared/person/PeopleSelect.tsx'
import { UnitSelect } from '#web/shared/unit/UnitSelect.tsx'
import { useTomorrow } from '#web/shared/use-today.ts'
import { DateField } from '#web/ui/DateField.tsx'

export function AssignDialog({ shift, onClose }: { shift: WorkShift; onClose: () => void }) {
  const { t } = useTranslation()
  const name = nameIn(shift, useLanguage())
  const tomorrow = useTomorrow()
  const [isUnit, setIsUnit] = useState(true)
  const [unitId, setUnitId] = useState<string | null>(null)
  const [people, setPeople] = useState<readonly Person[]>([])
  const [date, setDate] = useState<string | null>(tomorrow)
  const isChosen = date !== null && (isUnit ? unitId !== null : people.length > 0)
  const input = {
    id: shift.id,
    from: date ?? tomorrow,
    ...(isUnit ? unitId !== null && { unitId } : { employeeIds: people.map(({ id }) => id) }),
  }
  const preview = useCall(previewAssignWorkShift, input, { enabled: isChosen, keep: true, quiet: true })
  return (
    <BulkDialog
      title={t('workShift.assignTitle', { name })}
      endpoint={assignWorkShift}
      input={input}
      preview={preview}
      isChosen={isChosen}
      hint={t('workShift.choosePeople')}
      closedFrom={date}
      hasRecount
      submitLabel={() => t('workShift.assignTo', { count: preview.data?.changed ?? 0 })}
      done={({ changed }) => t('workShift.assigned', { name, count: changed })}
      onClose={onClose}
    >
      <SegmentedControl
        aria-label={t('workShift.toWhom')}
        value={isUnit ? 'unit' : 'people'}
        onChange={value => setIsUnit(value === 'unit')}
        data={[
          { value: 'unit', label: t('workShift.toUnit') },
          { value: 'people', label: t('workShift.toPeople') },
        ]}
      />
      {isUnit ? (
        <UnitSelect
          label={t('workShift.unit')}
          description={t('workShift.unitHint')}
          value={unitId}
          onChange={setUnitId}
          withAsterisk
        />
      ) : (
        <PeopleSelect value={people} onChange={setPeople} />
      )}
      <DateField
        label={t('workShift.assignFrom')}
        description={t('workShift.assignFromHint')}
        value={date}
        onChange={setDate}
        withAsterisk
      />
    </BulkDialog>
  )
}
