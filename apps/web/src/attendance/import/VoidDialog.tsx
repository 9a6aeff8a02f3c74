// Voids the punches of an unassigned device ID, with a reason.
import { voidDevicePunches } from '@hr/contract/attendance-import.ts'
import type { DeviceUserRow } from '@hr/contract/attendance-import.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { ReasonDialog } from '#web/shared/resource/FormDialog.tsx'

export function VoidDialog({ row, onClose }: { row: DeviceUserRow; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <ReasonDialog
      endpoint={voidDevicePunches}
      fixed={{ deviceUser: row.deviceUser }}
      title={t('deviceUser.voidTitle', { deviceUser: row.deviceUser })}
      text={t('deviceUser.voidText')}
      submitLabel={t('deviceUser.voidNow')}
      cancelLabel={t('deviceUser.keep')}
      done={({ voided }) => t('deviceUser.voided', { count: voided })}
      onClose={onClose}
    />
  )
}
