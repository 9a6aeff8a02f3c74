// /ams/roles/permission/{id}: what a role of the console gives.
import {
  getConsoleRolePermissions,
  listConsoleRoles,
  updateConsoleRolePermissions,
} from '@hr/contract/console-role.ts'
import type { ConsoleRole } from '@hr/contract/console-role.ts'
import { paths } from '@hr/contract/paths.ts'
import { consoleCatalogue } from '@hr/domain/access/permission-catalogue.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Alert, Group, Stack, Text, Title } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { UnsavedQuestion } from '#web/shared/form/ContractForm.tsx'
import { PermissionEditor } from '#web/shared/permission/PermissionEditor.tsx'
import { SaveBar } from '#web/shared/permission/SaveBar.tsx'
import { usePermissionDraft } from '#web/shared/permission/use-permission-draft.ts'
import { useCan } from '#web/shared/session.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { TextLink } from '#web/ui/LinkTo.tsx'
import { Loaded } from '#web/ui/Loaded.tsx'
import { Page } from '#web/ui/Page.tsx'

export function ConsoleRolePage({ id }: { id: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const query = useCall(listConsoleRoles, {})
  const role = query.data?.find(one => one.id === id)
  return (
    <Page
      title={role === undefined ? t('consoleRole.role') : nameIn(role, language)}
      crumbs={[{ title: t('menu.roles'), to: paths.consoleRoles }]}
      {...(role && role.description !== '' && { description: role.description })}
    >
      <Loaded query={query} height={420}>
        {() =>
          role === undefined ? <EmptyState title={t('access.notFound')} /> : <Permissions role={role} />
        }
      </Loaded>
    </Page>
  )
}

function Permissions({ role }: { role: ConsoleRole }) {
  const { t } = useTranslation()
  const may = useCan()
  const query = useCall(getConsoleRolePermissions, { id: role.id })
  const mayEdit = may('AMS_ROLE', 'edit')
  const draft = usePermissionDraft({
    roleId: role.id,
    groups: query.data,
    catalogue: consoleCatalogue,
    endpoint: updateConsoleRolePermissions,
    mayEdit,
  })
  return (
    <Stack>
      <Group gap="4px 12px">
        <Title order={2} size="h4">
          {t('menu.permissions')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('access.permissions', { count: role.permissionCount })}
        </Text>
        {may('AMS_USER') && role.userCount > 0 && (
          <TextLink size="sm" lh="26px" to={paths.users} search={{ role: role.id }}>
            {t('consoleRole.users', { count: role.userCount })}
          </TextLink>
        )}
      </Group>
      {!mayEdit && <Alert color="gray">{t('access.readOnly')}</Alert>}
      {mayEdit && !role.mayGive && <Alert color="yellow">{t('access.roleNotHeld')}</Alert>}
      <Loaded query={query} height={420}>
        {() => <PermissionEditor draft={draft} />}
      </Loaded>
      <SaveBar draft={draft} />
      <UnsavedQuestion isUnsaved={draft.isUnsaved} />
    </Stack>
  )
}
