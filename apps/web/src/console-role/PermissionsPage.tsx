// /ams/permissions: who may do what in the console, by page. Permissions are given in the roles.
import { listConsolePermissions } from '@hr/contract/console-role.ts'
import { paths } from '@hr/contract/paths.ts'
import { consoleCatalogue } from '@hr/domain/access/permission-catalogue.ts'
import { Group, Text } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCan } from '#web/shared/session.ts'
import { DataList } from '#web/ui/DataList.tsx'
import { TextLink } from '#web/ui/LinkTo.tsx'
import { Page } from '#web/ui/Page.tsx'
import { usePermissionColumns } from './permission-columns.tsx'

export function PermissionsPage() {
  const { t } = useTranslation()
  const may = useCan()
  const query = useCall(listConsolePermissions, {})
  const held = new Map(query.data?.map(({ groupName, roles }) => [groupName, roles]))
  const rows = consoleCatalogue.map(group => ({ ...group, roles: held.get(group.groupName) ?? [] }))
  return (
    <Page title={t('menu.permissions')} description={t('consoleRole.permissionsDescription')}>
      <Group gap="4px 12px">
        <Text size="sm">{t('consoleRole.fullAccessToo')}</Text>
        {may('AMS_USER') && (
          <TextLink size="sm" lh="26px" to={paths.users} search={{ kind: 'console' }}>
            {t('consoleRole.toUsers')}
          </TextLink>
        )}
      </Group>
      <DataList
        label={t('menu.permissions')}
        list={wholeList(rows, query)}
        columns={usePermissionColumns()}
        rowKey={({ groupName }) => groupName}
      />
    </Page>
  )
}
