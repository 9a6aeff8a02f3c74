// Changes the unit, line manager, shift or role of many people: choose, preview person by person, then apply to all or nobody.
import { listRoles } from '@hr/contract/access.ts'
import { bulkChange, previewBulkChange } from '@hr/contract/bulk-change.ts'
import type { SelectProps } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { useToday, useTomorrow } from '#web/shared/use-today.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { UnitSelect } from '#web/shared/unit/UnitSelect.tsx'
import { DateField } from '#web/ui/DateField.tsx'
import { PersonSelect } from '#web/shared/person/PersonSelect.tsx'
import { RowSelect } from '#web/shared/RowSelect.tsx'
import { BulkDialog } from '#web/shared/effect/BulkDialog.tsx'
import type { Chosen } from './use-selection.ts'
import { ShiftSelect } from './ShiftSelect.tsx'

const fieldOf = { unit: 'unitId', manager: 'lineManagerId', shift: 'workShiftId', role: 'roleId' } as const
export type BulkKind = keyof typeof fieldOf
const titleOf = {
  unit: 'employeeList.bulkUnit',
  manager: 'employeeList.bulkManager',
  shift: 'employeeList.bulkShift',
  role: 'employeeList.bulkRole',
} as const satisfies Record<BulkKind, string>

type Props = {
  kind: BulkKind
  chosen: Chosen
  count: number
  onDone: () => void
  onClose: () => void
}

export function ChangeManyDialog({ kind, chosen: people, count, onDone, onClose }: Props) {
  const { t } = useTranslation()
  const [today, tomorrow] = [useToday(), useTomorrow()]
  // A role has no date.
  const firstDay = kind === 'role' ? today : tomorrow
  const [chosen, setChosen] = useState<string | null>(null)
  const [date, setDate] = useState<string | null>(firstDay)
  const isChosen = chosen !== null && date !== null
  const value = kind === 'manager' ? Number(chosen) : (chosen ?? '')
  const input = { ...people, from: date ?? firstDay, [fieldOf[kind]]: value }
  const preview = useCall(previewBulkChange, input, { enabled: isChosen, keep: true })
  return (
    <BulkDialog
      title={t(titleOf[kind], { count })}
      endpoint={bulkChange}
      input={input}
      preview={preview}
      isChosen={isChosen}
      hint={t('employeeList.choosePreview')}
      closedFrom={kind === 'shift' ? date : null}
      hasRecount={kind === 'shift'}
      canLeaveOut
      submitLabel={(changed = count) => t('employeeList.bulkRun', { count: changed })}
      done={({ changed }) => t('employeeList.bulkDone', { count: changed })}
      onDone={onDone}
      onClose={onClose}
    >
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
    </BulkDialog>
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
  const { data = [], isPending } = useCall(listRoles, {})
  return <RowSelect {...props} aria-busy={isPending} rows={data.filter(role => role.mayGive)} />
}
