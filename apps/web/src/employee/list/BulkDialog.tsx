// Changes the unit, line manager, shift or role of many people: choose, preview person by person, then apply to all or nobody.
import { listRoles } from '@hr/contract/access.ts'
import { bulkChange, previewBulkChange } from '@hr/contract/bulk-change.ts'
import { Button, Checkbox, Stack, Text } from '@mantine/core'
import type { SelectProps } from '@mantine/core'
import { useState } from 'react'
import { useAction } from '#web/api/use-action.ts'
import { useCall } from '#web/api/use-call.ts'
import { useToday, useTomorrow } from '#web/shared/use-today.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { ClosedReason } from '#web/shared/ClosedReason.tsx'
import { useClosedReason } from '#web/shared/closed-reason.ts'
import { TypedCount } from '#web/shared/TypedCount.tsx'
import { useTypedCount } from '#web/shared/typed-count.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { UnitSelect } from '#web/shared/UnitSelect.tsx'
import { DateField } from '#web/ui/DateField.tsx'
import { PersonSelect } from '#web/shared/PersonSelect.tsx'
import { RecountChoice } from '#web/shared/RecountChoice.tsx'
import { RowSelect } from '#web/shared/RowSelect.tsx'
import { BulkPreview } from '#web/shared/BulkPreview.tsx'
import { DialogButtons } from '#web/ui/DialogButtons.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import type { BulkKind } from './BulkBar.tsx'
import type { Chosen } from './use-selection.ts'
import { ShiftSelect } from './ShiftSelect.tsx'

const fieldOf = { unit: 'unitId', manager: 'lineManagerId', shift: 'workShiftId', role: 'roleId' } as const
const titleOf = {
  unit: 'employeeList.bulkUnit',
  manager: 'employeeList.bulkManager',
  shift: 'employeeList.bulkShift',
  role: 'employeeList.bulkRole',
} as const

type Props = {
  kind: BulkKind
  chosen: Chosen
  count: number
  onDone: () => void
  onClose: () => void
}

export function BulkDialog({ kind, chosen: people, count, onDone, onClose }: Props) {
  const { t } = useTranslation()
  const [today, tomorrow] = [useToday(), useTomorrow()]
  // A role has no date.
  const firstDay = kind === 'role' ? today : tomorrow
  const [chosen, setChosen] = useState<string | null>(null)
  const [date, setDate] = useState<string | null>(firstDay)
  const isChosen = chosen !== null && date !== null
  const [mayTake, setMayTake] = useState(false)
  const value = kind === 'manager' ? Number(chosen) : (chosen ?? '')
  const input = { ...people, from: date ?? firstDay, [fieldOf[kind]]: value }
  const preview = useCall(previewBulkChange, input, { enabled: isChosen, keep: true })
  const closed = useClosedReason(kind === 'shift' ? date : null)
  const run = useAction(bulkChange, {
    onError: closed.onError,
    onSuccess: ({ changed }) => {
      toastSuccess(t('employeeList.bulkDone', { count: changed }))
      onDone()
    },
  })
  const { changed = 0, refused = 0 } = preview.data ?? {}
  const typed = useTypedCount(changed)
  const [isLeavingOut, setIsLeavingOut] = useState(false)
  const isPreviewed =
    isChosen && preview.isSuccess && !preview.isPlaceholderData && (refused === 0 || isLeavingOut)
  const mayRun = isPreviewed && changed > 0 && typed.isConfirmed
  return (
    <Modal onClose={onClose} size="lg" title={t(titleOf[kind], { count })}>
      <Stack>
        <Choice kind={kind} value={chosen} onChange={setChosen} />
        {kind !== 'role' && (
          <DateField
            label={t('employeeList.from')}
            description={t('employeeList.fromHint')}
            value={date}
            onChange={setDate}
            withAsterisk
          />
        )}
        {isChosen ? (
          <BulkPreview query={preview} />
        ) : (
          <Text size="sm" c="dimmed">
            {t('employeeList.choosePreview')}
          </Text>
        )}
        {isChosen && kind === 'shift' && preview.data !== undefined && (
          <RecountChoice requests={preview.data.requests} mayTake={mayTake} onMayTake={setMayTake} />
        )}
        {isChosen && refused > 0 && (
          <Checkbox
            label={t('employeeList.leaveOut', { count: refused })}
            checked={isLeavingOut}
            onChange={event => setIsLeavingOut(event.currentTarget.checked)}
          />
        )}
        {isPreviewed && <TypedCount {...typed.field} />}
        <ClosedReason closed={closed} error={run.error?.fields.closedReason} />
        <DialogButtons onClose={onClose}>
          <Button
            disabled={!mayRun}
            loading={run.isRunning}
            onClick={() =>
              run.run({ ...input, leaveOutRefused: isLeavingOut, takeDays: mayTake, ...closed.input })
            }
          >
            {t('employeeList.bulkRun', { count: isPreviewed ? changed : count })}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}

type ChoiceProps = { kind: BulkKind; value: string | null; onChange: (id: string | null) => void }

function Choice({ kind, value, onChange }: ChoiceProps) {
  const { t } = useTranslation()
  const props = { value, onChange, withAsterisk: true, 'data-autofocus': true } as const
  if (kind === 'unit') return <UnitSelect label={t('employeeList.newUnit')} {...props} />
  if (kind === 'manager')
    return (
      <PersonSelect
        label={t('employeeList.newManager')}
        onChange={person => onChange(person && String(person.id))}
        withAsterisk
        data-autofocus
      />
    )
  if (kind === 'shift') return <ShiftSelect label={t('employeeList.newShift')} {...props} />
  return <RoleSelect label={t('employeeList.newRole')} {...props} />
}

/** The roles that this reader may assign: only with permissions they have themselves. */
function RoleSelect(props: Omit<SelectProps, 'data'>) {
  const { data = [] } = useCall(listRoles, {})
  return <RowSelect {...props} rows={data.filter(role => role.mayGive)} />
}
