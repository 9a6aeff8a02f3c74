// One role: its permissions and its members.
import { getRolePermissions, updateRolePermissions } from '@hr/contract/access.ts'
import type { Role } from '@hr/contract/access.ts'
import { permissionCatalogue } from '@hr/domain/access/permission-catalogue.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Alert, Badge, Group, Paper, Skeleton, Stack, Tabs, Text, Title, VisuallyHidden } from '@mantine/core'
import { OtherName } from '#web/shared/OtherName.tsx'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { UnsavedQuestion } from '#web/shared/form/ContractForm.tsx'
import { PermissionEditor } from '#web/shared/permission/PermissionEditor.tsx'
import { SaveBar } from '#web/shared/permission/SaveBar.tsx'
import { usePermissionDraft } from '#web/shared/permission/use-permission-draft.ts'
import type { PermissionDraft } from '#web/shared/permission/use-permission-draft.ts'
import { WhoMayChange } from '#web/shared/permission/WhoMayChange.tsx'
import { useCan } from '#web/shared/session.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { ErrorState } from '#web/ui/EmptyState.tsx'
import { RoleActions } from './RoleActions.tsx'
import { RoleMembers } from './RoleMembers.tsx'
import { roleViewShape } from './role-view.ts'
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'

const form = () => import('./RoleForm.tsx')
const RoleForm = lazyDialog(() => form().then(file => file.RoleForm), 'drawer')
const RoleEditForm = lazyDialog(() => form().then(file => file.RoleEditForm), 'drawer')
const RoleDifference = lazyDialog(
  () => import('./RoleDifference.tsx').then(file => file.RoleDifference),
  'drawer',
)

type Props = { role: Role; roles: readonly Role[] }

function Head({ role }: { role: Role }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Stack gap={4}>
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
        <Group gap="sm" miw={0}>
          <Title order={2} size="h3" style={{ overflowWrap: 'anywhere' }}>
            {nameIn(role, language)}
          </Title>
          {role.isDefault && <Badge color="gray">{t('access.startRole')}</Badge>}
          {role.requiresSecondStep && <Badge>{t('access.secondStepRequired')}</Badge>}
        </Group>
        <RoleActions role={role} />
      </Group>
      <OtherName row={role} size="sm" />
      {role.description !== '' && <Text style={{ whiteSpace: 'pre-line' }}>{role.description}</Text>}
    </Stack>
  )
}

/** On the other tab the bar with these changes is out of sight. */
function UnsavedMark({ draft: { isChanged, changes } }: { draft: PermissionDraft }) {
  const { t } = useTranslation()
  if (!isChanged) return null
  return (
    <Badge size="sm" color="yellow" title={t('access.unsaved')}>
      {changes.given.length + changes.taken.length}
      <VisuallyHidden> {t('access.unsaved')}</VisuallyHidden>
    </Badge>
  )
}

export function RoleView({ role, roles }: Props) {
  const { t } = useTranslation()
  const may = useCan()
  const [view, setView] = useViewState(roleViewShape)
  const { data: groups, error, refetch } = useCall(getRolePermissions, { id: role.id })
  const mayEdit = may('ROLE_AND_PERMISSION', 'edit')
  const draft = usePermissionDraft({
    roleId: role.id,
    groups,
    catalogue: permissionCatalogue,
    endpoint: updateRolePermissions,
    mayEdit,
  })
  const close = () => setView({ form: undefined })
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
      <Stack>
        <Head role={role} />
        <WhoMayChange group="ROLE_AND_PERMISSION" />
        {mayEdit && !role.mayGive && <Alert color="yellow">{t('access.roleNotHeld')}</Alert>}
        <Tabs
          value={view.tab}
          onChange={tab => setView({ tab: tab === 'members' ? 'members' : 'permissions', search: '' })}
        >
          <Tabs.List mb="md">
            <Tabs.Tab value="permissions" rightSection={<UnsavedMark draft={draft} />}>
              {t('access.tabPermissions')}
            </Tabs.Tab>
            <Tabs.Tab
              value="members"
              rightSection={
                <Badge size="sm" color="gray" circle={role.memberCount < 10}>
                  {role.memberCount}
                </Badge>
              }
            >
              {t('access.tabMembers')}
            </Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="permissions">
            {groups === undefined ? (
              error === null ? (
                <Skeleton height={420} />
              ) : (
                <ErrorState error={error} retry={refetch} />
              )
            ) : (
              <Stack>
                <PermissionEditor draft={draft} />
                <SaveBar draft={draft} />
              </Stack>
            )}
          </Tabs.Panel>
          <Tabs.Panel value="members">
            <RoleMembers role={role} />
          </Tabs.Panel>
        </Tabs>
      </Stack>
      <UnsavedQuestion isUnsaved={draft.isUnsaved} />
      {view.form === 'edit' && mayEdit && <RoleEditForm role={role} onClose={close} />}
      {view.form === 'copy' && may('ROLE_AND_PERMISSION', 'add') && (
        <RoleForm copied={role} onClose={close} />
      )}
      {view.with !== undefined && (
        <RoleDifference
          role={role}
          roles={roles}
          otherId={view.with}
          onChoose={other => setView({ with: other })}
          onClose={() => setView({ with: undefined })}
        />
      )}
    </Paper>
  )
}
