// Punches of a device ID that are nobody's, taken out with the reason.
import { voidDevicePunches } from '@hr/contract/attendance-import.ts'
import type { DeviceUserRow } from '@hr/contract/attendance-import.ts'
import { Modal, Text, Textarea } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { ContractForm, FormActions } from '#web/shared/ContractForm.tsx'
import { useContractForm } from '#web/shared/contract-form.tsx'
import { toastSuccess } from '#web/shared/toast.ts'
import { attendanceReads } from '../attendance-reads.ts'

export function VoidDialog({ row, onClose }: { row: DeviceUserRow; onClose: () => void }) {
  const { t } = useTranslation()
  const title = t('deviceUser.voidTitle', { deviceUser: row.deviceUser })
  const form = useContractForm(voidDevicePunches, {
    initialValues: { reason: '' },
    fixed: { deviceUser: row.deviceUser },
    unguarded: true,
    refreshes: attendanceReads,
    onSuccess: ({ voided }) => {
      toastSuccess(t('deviceUser.voided', { count: voided }))
      onClose()
    },
  })
  return (
    <Modal opened onClose={onClose} title={title} centered closeButtonProps={{ 'aria-label': t('ui.close') }}>
      <ContractForm form={form} label={title}>
        <Text size="sm">{t('deviceUser.voidText')}</Text>
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
          submitLabel={t('deviceUser.voidNow')}
          cancelLabel={t('deviceUser.keep')}
          onCancel={onClose}
        />
      </ContractForm>
    </Modal>
  )
}
