// /app/administration/ot-settings: how overtime is paid and limited, by job grade (O1).
import { deleteOtSetting, listOtSettings } from '@hr/contract/ot-setting.ts'
import type { OtSettingRow } from '@hr/contract/ot-setting.ts'
import { paths } from '@hr/contract/paths.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { IconPlus } from '@tabler/icons-react'
import { useCall } from '#web/api/use-call.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { WhoMayChange } from '#web/shared/permission/WhoMayChange.tsx'
import { ActionDialog } from '#web/shared/resource/ActionDialog.tsx'
import { useActView, useRights } from '#web/shared/resource/resource-view.ts'
import { DataList } from '#web/ui/DataList.tsx'
import { ButtonLink } from '#web/ui/LinkTo.tsx'
import { Page } from '#web/ui/Page.tsx'
import { useSettingColumns } from './ot-setting-columns.tsx'

type Props = { setting: OtSettingRow; onClose: () => void }

/** Not for the default setting. */
function DeleteSetting({ setting, onClose }: Props) {
  const { t } = useTranslation()
  const name = nameIn(setting, useLanguage())
  return (
    <ActionDialog
      endpoint={deleteOtSetting}
      input={{ id: setting.id }}
      title={t('ui.deleteTitle', { name })}
      text={t('otSetting.deleteText')}
      confirmLabel={t('ui.delete')}
      done={t('otSetting.deleted')}
      onError={onClose}
      onClose={onClose}
    />
  )
}

export function OtSettingsPage() {
  const { t } = useTranslation()
  const view = useActView(useRights('OT_SETTING'))
  const query = useCall(listOtSettings, {})
  const columns = useSettingColumns(view, ({ id }) => view.open('delete', id))
  const deleted = view.act === 'delete' && query.data?.find(({ id }) => id === view.id)
  const add = view.mayAdd && (
    <ButtonLink to={paths.otSettingCreate} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('otSetting.add')}
    </ButtonLink>
  )
  return (
    <Page
      title={t('menu.otSetting')}
      description={t('otSetting.description')}
      notes={<WhoMayChange group="OT_SETTING" />}
      actions={add}
    >
      <DataList
        label={t('menu.otSetting')}
        columns={columns}
        rowKey={({ id }) => id}
        rowLink={({ id }) => paths.otSetting(id)}
        empty={{ title: t('otSetting.empty'), text: t('otSetting.emptyHint'), action: add }}
        list={wholeList(query.data ?? [], query)}
      />
      {deleted && view.mayDelete && !deleted.isDefault && (
        <DeleteSetting setting={deleted} onClose={view.close} />
      )}
    </Page>
  )
}
