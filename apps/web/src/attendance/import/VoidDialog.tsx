// Voids the punches of an unassigned device ID, with a reason.
import { voidDevicePunches } from '@hr/contract/attendance-import.ts'
import type { DeviceUserRow } from '@hr/contract/attendance-import.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useContractForm } from '#web/shared/contract-form.tsx'
import { toastSuccess } from '#web/shared/toast.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'

export function VoidDialog({ row, onClose }: { row: DeviceUserRow; onClose: () => void }) {
  const { t } = useTranslation()
  const form = useContractForm(voidDevicePunches, {
    initialValues: { reason: '' },
    fixed: { deviceUser: row.deviceUser },
    unguarded: true,
    onSuccess: ({ voided }) => {
      toastSuccess(t('deviceUser.voided', { count: voided }))
      onClose()
    },
  })
  return (
    <ReasonDialog
      form={form}
      title={t('deviceUser.voidTitle', { deviceUser: row.deviceUser })}
      text={t('deviceUser.voidText')}
      submitLabel={t('deviceUser.voidNow')}
      cancelLabel={t('deviceUser.keep')}
      onClose={onClose}
    />
  )
}
