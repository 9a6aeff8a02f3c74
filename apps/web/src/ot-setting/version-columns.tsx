import type { OtSettingHistory, OtVersion } from '@hr/contract/ot-setting.ts'
import { paths } from '@hr/contract/paths.ts'
import { place } from '#web/ui/place.ts'
import { Badge, Group } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '#web/i18n/translation.ts'
import { useRights } from '#web/shared/resource/resource-view.ts'
import { useToday } from '#web/shared/use-today.ts'
import type { Column } from '#web/ui/DataList.tsx'
import { RowButton } from '#web/ui/RowButton.tsx'
import { useApplies } from './use-applies.ts'
import { VersionChanges } from './VersionChanges.tsx'

export function useVersionColumns(
  { id, versions }: OtSettingHistory,
  onDelete: (version: OtVersion) => void,
): readonly Column<OtVersion>[] {
  const { t } = useTranslation()
  const { mayEdit, mayDelete } = useRights('OT_SETTING')
  const navigate = useNavigate()
  const today = useToday()
  const applies = useApplies()
  const timeOf = ({ from, to }: OtVersion) =>
    from > today ? 'planned' : to !== null && to < today ? 'past' : 'now'
  return [
    {
      id: 'applies',
      title: t('otSetting.applies'),
      card: 'title',
      width: 240,
      cell: version => applies(version),
    },
    {
      id: 'time',
      title: t('ui.status'),
      card: 'corner',
      cell: version => (
        <Badge color={timeOf(version) === 'now' ? 'brand' : 'gray'}>
          {t(`otSetting.time.${timeOf(version)}`)}
        </Badge>
      ),
    },
    {
      id: 'changes',
      title: t('otSetting.changes'),
      cell: version => <VersionChanges version={version} before={versions[versions.indexOf(version) + 1]} />,
    },
    {
      id: 'actions',
      title: t('ui.actions'),
      align: 'right',
      card: 'foot',
      cell: version => (
        <Group gap="xs" wrap="nowrap" justify="flex-end">
          {mayDelete && timeOf(version) === 'planned' && versions.length > 1 && (
            <RowButton
              text={t('ui.delete')}
              label={t('otSetting.deleteOf', { name: applies(version) })}
              onClick={() => onDelete(version)}
            />
          )}
          {mayEdit && (
            <RowButton
              text={t('otSetting.correct')}
              label={t('otSetting.correctOf', { version: applies(version) })}
              onClick={() => void navigate(place(paths.otSetting(id), { version: version.from }))}
            />
          )}
        </Group>
      ),
    },
  ]
}
