// Opens a closed period again, with the reason (A13).
import { reopenPeriod } from '@hr/contract/attendance-period.ts'
import { fieldLabel, messageText } from '@hr/contract/messages/text.ts'
import { Modal, Text, Textarea } from '@mantine/core'
import { currentLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { ContractForm, FormActions } from '#web/shared/ContractForm.tsx'
import { useContractForm } from '#web/shared/contract-form.tsx'
import { toastSuccess } from '#web/shared/toast.ts'
import { attendanceReads } from '../attendance-reads.ts'

type Props = { id: string; dates: string; onClose: () => void }

export function ReopenDialog({ id, dates, onClose }: Props) {
  const { t } = useTranslation()
  const missing = () => ({
    reason: messageText(currentLanguage(), 'required', { label: fieldLabel(currentLanguage(), 'reason') }),
  })
  const form = useContractForm(reopenPeriod, {
    initialValues: { reason: '' },
    fixed: { id },
    unguarded: true,
    refreshes: attendanceReads,
    check: ({ reason }) => (reason.trim() === '' ? missing() : {}),
    onSuccess: () => {
      toastSuccess(t('attendanceReport.reopened', { dates }))
      onClose()
    },
  })
  const title = t('attendanceReport.reopenTitle', { dates })
  return (
    <Modal opened onClose={onClose} title={title} centered closeButtonProps={{ 'aria-label': t('ui.close') }}>
      <ContractForm form={form} label={title}>
        <Text>{t('attendanceReport.reopenText')}</Text>
        <Textarea
          key={form.key('reason')}
          {...form.field('reason')}
          required
          maxLength={255}
          autosize
          minRows={2}
          data-autofocus
        />
        <FormActions form={form} submitLabel={t('attendanceReport.reopen')} onCancel={onClose} />
      </ContractForm>
    </Modal>
  )
}
