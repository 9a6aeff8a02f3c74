// All versions of an OT setting and what each changed; a planned one can be deleted.
import { deleteOtSetting, getOtSetting } from '@hr/contract/ot-setting.ts'
import type { OtSettingHistory, OtVersion } from '@hr/contract/ot-setting.ts'
import { Stack, Title } from '@mantine/core'
import { useId, useState } from 'react'
import { refresh } from '#web/api/answers.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate } from '#web/shared/format.ts'
import { ActionDialog } from '#web/shared/resource/ActionDialog.tsx'
import { DataList } from '#web/ui/DataList.tsx'
import { useVersionColumns } from './version-columns.tsx'

const noQuery = { isPending: false, error: null, refetch: () => undefined }

/** `onDeleted`: after the setting was read again. */
type Props = { setting: OtSettingHistory; onDeleted: () => void }

export function VersionHistory({ setting, onDeleted }: Props) {
  const { t } = useTranslation()
  const headingId = useId()
  const [deleted, setDeleted] = useState<OtVersion>()
  const columns = useVersionColumns(setting, setDeleted)
  return (
    <Stack gap="sm" component="section" aria-labelledby={headingId}>
      <Title order={2} size="h4" id={headingId}>
        {t('otSetting.history')}
      </Title>
      <DataList
        label={t('otSetting.history')}
        columns={columns}
        rowKey={({ from }) => from}
        denseCards
        list={wholeList(setting.versions, noQuery)}
      />
      {deleted !== undefined && (
        <ActionDialog
          endpoint={deleteOtSetting}
          input={{ id: setting.id, from: deleted.from }}
          title={t('otSetting.deleteVersionTitle', { date: formatDate(deleted.from) })}
          text={t('otSetting.deleteVersionText')}
          confirmLabel={t('ui.delete')}
          done={t('otSetting.versionDeleted')}
          onDone={async () => {
            setDeleted(undefined)
            await refresh(getOtSetting)
            onDeleted()
          }}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </Stack>
  )
}
