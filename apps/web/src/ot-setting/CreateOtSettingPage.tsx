// /app/administration/ot-settings/create
import { createOtSetting } from '@hr/contract/ot-setting.ts'
import { paths } from '@hr/contract/paths.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useTomorrow } from '#web/shared/use-today.ts'
import { Page } from '#web/ui/Page.tsx'
import { newSetting } from './setting-draft.ts'
import { SettingForm } from './SettingForm.tsx'

const newBase = { id: undefined, isDefault: false, versions: [] } as const

export function CreateOtSettingPage() {
  const { t } = useTranslation()
  const tomorrow = useTomorrow()
  return (
    <Page title={t('otSetting.addTitle')} crumbs={[{ title: t('menu.otSetting'), to: paths.otSettings }]}>
      <SettingForm
        endpoint={createOtSetting}
        base={newBase}
        values={newSetting(tomorrow)}
        label={t('otSetting.addTitle')}
        submitLabel={t('otSetting.add')}
        done={t('otSetting.created')}
      />
    </Page>
  )
}
