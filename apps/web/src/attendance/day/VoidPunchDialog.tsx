// HR takes out a punch, with the reason (A2).
import { voidPunch } from '@hr/contract/attendance.ts'
import type { PunchRow } from '@hr/contract/attendance.ts'
import { Modal, Text, Textarea } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { ContractForm, FormActions } from '#web/shared/ContractForm.tsx'
import { useContractForm } from '#web/shared/contract-form.tsx'
import { toastSuccess } from '#web/shared/toast.ts'
import { attendanceReads } from '../attendance-reads.ts'

type Props = { punch: PunchRow; onClose: () => void }

export function VoidPunchDialog({ punch, onClose }: Props) {
  const { t } = useTranslation()
  const title = t('attendanceDay.voidTitle', { time: punch.time })
  const form = useContractForm(voidPunch, {
    initialValues: { reason: '' },
    fixed: { id: punch.id },
    unguarded: true,
    refreshes: attendanceReads,
    onSuccess: () => {
      toastSuccess(t('attendanceDay.punchVoided'))
      onClose()
    },
  })
  return (
    <Modal opened onClose={onClose} title={title} centered closeButtonProps={{ 'aria-label': t('ui.close') }}>
      <ContractForm form={form} label={title}>
        <Text size="sm">{t('attendanceDay.voidText')}</Text>
        <Textarea
          key={form.key('reason')}
          {...form.field('reason')}
          maxLength={255}
          autosize
          minRows={2}
          data-autofocus
        />
        <FormActions
          form={form}
          submitLabel={t('attendanceDay.voidPunch')}
          cancelLabel={t('attendanceDay.keepPunch')}
          onCancel={onClose}
        />
      </ContractForm>
    </Modal>
  )
}
