// Adds, edits or deletes a holiday; the effect on leave is below the fields.
import { createHoliday, updateHoliday } from '@hr/contract/holiday.ts'
import type { HolidayRow } from '@hr/contract/holiday.ts'
import { useState } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useContractForm } from '#web/shared/contract-form.tsx'
import { FormDrawer } from '#web/shared/FormDrawer.tsx'
import { nameIn } from '#web/shared/format.ts'
import { useCan } from '#web/shared/session.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { DeleteButton } from '#web/ui/DeleteButton.tsx'
import { DeleteHolidayDialog } from './DeleteHolidayDialog.tsx'
import { HolidayFields } from './HolidayFields.tsx'
import { holidayReads } from './holiday-reads.ts'

export type HolidayValues = {
  from: string | null
  to: string | null
  name: string
  nameLo: string
  yearly: boolean
  takeDays: boolean
}

const emptyHoliday: HolidayValues = {
  from: null,
  to: null,
  name: '',
  nameLo: '',
  yearly: false,
  takeDays: false,
}

/** The editable fields; the server sets the others. */
const valuesOf = ({ from, to, name, nameLo, yearly }: HolidayRow): HolidayValues => ({
  from,
  to,
  name,
  nameLo,
  yearly,
  takeDays: false,
})

type Props = { holiday: HolidayRow | undefined; onClose: () => void }

export const HolidayForm = ({ holiday, onClose }: Props) =>
  holiday === undefined ? <AddForm onClose={onClose} /> : <EditForm holiday={holiday} onClose={onClose} />

function AddForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [values, setValues] = useState(emptyHoliday)
  const form = useContractForm(createHoliday, {
    initialValues: emptyHoliday,
    refreshes: holidayReads,
    onChange: setValues,
    onSuccess: () => {
      toastSuccess(t('holiday.created'))
      onClose()
    },
  })
  const { from, to, yearly } = values
  const change =
    from !== null && to !== null ? ({ operation: 'CREATE', from, to, yearly } as const) : undefined
  return (
    <FormDrawer form={form} title={t('holiday.addTitle')} submitLabel={t('holiday.add')} onClose={onClose}>
      <HolidayFields form={form} change={change} />
    </FormDrawer>
  )
}

function EditForm({ holiday, onClose }: { holiday: HolidayRow; onClose: () => void }) {
  const { t } = useTranslation()
  const may = useCan()
  const name = nameIn(useLanguage(), holiday)
  const { id } = holiday
  const initialValues = valuesOf(holiday)
  const [values, setValues] = useState(initialValues)
  const [isDeleting, setIsDeleting] = useState(false)
  const form = useContractForm(updateHoliday, {
    initialValues,
    fixed: { id },
    refreshes: holidayReads,
    onChange: setValues,
    onSuccess: () => {
      toastSuccess(t('holiday.changed'))
      onClose()
    },
  })
  const { from, to, yearly } = values
  const change =
    from !== null && to !== null ? ({ operation: 'UPDATE', id, from, to, yearly } as const) : undefined
  return (
    <FormDrawer
      form={form}
      title={t('holiday.editTitle', { name })}
      submitLabel={t('holiday.save')}
      onClose={onClose}
    >
      <HolidayFields form={form} change={change} />
      {may('HOLIDAY', 'delete') && (
        <DeleteButton text={t('holiday.delete')} onClick={() => setIsDeleting(true)} />
      )}
      {isDeleting && (
        <DeleteHolidayDialog holiday={holiday} onClose={() => setIsDeleting(false)} onDeleted={onClose} />
      )}
    </FormDrawer>
  )
}
