import { deleteOtSetting } from '@hr/contract/ot-setting.ts'
import type { OtSettingRow } from '@hr/contract/ot-setting.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { nameIn } from '#web/shared/format.ts'
import { ActionDialog } from '#web/shared/resource/ActionDialog.tsx'

type Props = { setting: OtSettingRow; onClose: () => void }

/** Not for the default setting. */
export function DeleteSetting({ setting, onClose }: Props) {
  const { t } = useTranslation()
  const name = nameIn(useLanguage(), setting)
  return (
    <ActionDialog
      endpoint={deleteOtSetting}
      input={{ id: setting.id }}
      title={t('otSetting.deleteTitle', { name })}
      text={t('otSetting.deleteText')}
      confirmLabel={t('otSetting.delete')}
      done={t('otSetting.deleted')}
      onError={onClose}
      onClose={onClose}
    />
  )
}
