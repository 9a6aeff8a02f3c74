// Assigns a shift to people, or to a unit and its descendants, from a date on; previewed person by person (L10).
import { assignWorkShift, previewAssignWorkShift } from '@hr/contract/shift-holder.ts'
import type { WorkShift } from '@hr/contract/work-shift.ts'
import type { Person } from '@hr/contract/person.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Button, SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useAction } from '#web/api/use-action.ts'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { BulkPreview } from '#web/shared/BulkPreview.tsx'
import { PeopleSelect } from '#web/shared/PeopleSelect.tsx'
import { RecountChoice } from '#web/shared/RecountChoice.tsx'
import { ClosedReason } from '#web/shared/ClosedReason.tsx'
import { useClosedReason } from '#web/shared/closed-reason.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { TypedCount } from '#web/shared/TypedCount.tsx'
import { useTypedCount } from '#web/shared/typed-count.ts'
import { UnitSelect } from '#web/shared/UnitSelect.tsx'
import { useTomorrow } from '#web/shared/use-today.ts'
import { DateField } from '#web/ui/DateField.tsx'
import { DialogButtons } from '#web/ui/DialogButtons.tsx'
import { Modal } from '#web/ui/Modal.tsx'

export function AssignDialog({ shift, onClose }: { shift: WorkShift; onClose: () => void }) {
  const { t } = useTranslation()
  const name = nameIn(shift, useLanguage())
  const tomorrow = useTomorrow()
  const [isUnit, setIsUnit] = useState(true)
  const [unitId, setUnitId] = useState<string | null>(null)
  const [people, setPeople] = useState<readonly Person[]>([])
  const [date, setDate] = useState<string | null>(tomorrow)
  const [mayTake, setMayTake] = useState(false)
  const isChosen = date !== null && (isUnit ? unitId !== null : people.length > 0)
  const input = {
    id: shift.id,
    from: date ?? tomorrow,
    ...(isUnit ? unitId !== null && { unitId } : { employeeIds: people.map(({ id }) => id) }),
  }
  const preview = useCall(previewAssignWorkShift, input, { enabled: isChosen, keep: true, quiet: true })
  const closed = useClosedReason(date)
  const run = useAction(assignWorkShift, {
    onError: closed.onError,
    onSuccess: ({ changed }) => {
      toastSuccess(t('workShift.assigned', { name, count: changed }))
      onClose()
    },
  })
  const { changed = 0, refused = 0 } = preview.data ?? {}
  const typed = useTypedCount(changed)
  const isPreviewed = isChosen && preview.isSuccess && !preview.isPlaceholderData && refused === 0
  const mayRun = isPreviewed && changed > 0 && typed.isConfirmed
  return (
    <Modal onClose={onClose} size="lg" title={t('workShift.assignTitle', { name })}>
      <Stack>
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
        {isChosen ? (
          <BulkPreview query={preview} />
        ) : (
          <Text size="sm" c="dimmed">
            {t('workShift.choosePeople')}
          </Text>
        )}
        {isChosen && preview.data !== undefined && (
          <RecountChoice requests={preview.data.requests} mayTake={mayTake} onMayTake={setMayTake} />
        )}
        {isPreviewed && <TypedCount {...typed.field} />}
        <ClosedReason closed={closed} error={run.error?.fields.closedReason} />
        <DialogButtons onClose={onClose}>
          <Button
            disabled={!mayRun}
            loading={run.isRunning}
            onClick={() => run.run({ ...input, takeDays: mayTake, ...closed.input })}
          >
            {t('workShift.assignTo', { count: changed })}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
