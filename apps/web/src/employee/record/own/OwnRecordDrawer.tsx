// Changes one's own contacts, address or emergency contact without approval (P7).
import { updateOwnRecord } from '@hr/contract/employee-change.ts'
import type { EmployeeRecord } from '@hr/contract/employee-record.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { FormDrawer } from '#web/shared/form/FormDrawer.tsx'
import { toastSuccess } from '#web/shared/toast.ts'
import { AddressBlock } from '../form/AddressBlock.tsx'
import { PhonesField } from '../form/PhonesField.tsx'
import { missingTexts } from '../missing-texts.ts'
import { draftFields, draftOf } from '../record-draft.ts'
import { RecordField } from '../RecordField.tsx'
import { ownParts } from './own-parts.ts'
import type { OwnPart } from './own-parts.ts'

type Props = { record: EmployeeRecord; part: OwnPart; onClose: () => void }

export function OwnRecordDrawer({ record, part, onClose }: Props) {
  const { t } = useTranslation()
  const sent: readonly string[] = ownParts[part]
  const form = useContractForm(updateOwnRecord, {
    initialValues: draftOf(record),
    local: draftFields.filter(name => !sent.includes(name)),
    check: values => missingTexts(values, part === 'contact' ? ['phone'] : []),
    onSuccess: () => {
      toastSuccess(t('employeeRecord.ownSaved'))
      onClose()
    },
  })
  const fields = {
    contact: (
      <>
        <RecordField form={form} name="phone" required />
        <PhonesField form={form} />
      </>
    ),
    address: <AddressBlock form={form} columns={1} />,
    emergency: (
      <>
        <RecordField form={form} name="emergencyPerson" />
        <RecordField form={form} name="emergencyContact" />
      </>
    ),
  }
  return (
    <FormDrawer
      form={form}
      title={t(`employeeRecord.own.${part}`)}
      submitLabel={t('employeeRecord.save')}
      onClose={onClose}
    >
      {fields[part]}
    </FormDrawer>
  )
}
