// The members of a role: search, add, remove, view as.
import { listRoleMembers, removeRoleMember } from '@hr/contract/access.ts'
import type { Role, RoleMember } from '@hr/contract/access.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Button, Group, Stack } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useList } from '#web/api/use-list.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { ActionDialog } from '#web/shared/resource/ActionDialog.tsx'
import { useCan } from '#web/shared/session.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { DataList } from '#web/ui/DataList.tsx'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { useMemberColumns } from './member-columns.tsx'
import { roleViewShape } from './role-view.ts'
import { ViewAsDialog } from './ViewAsDialog.tsx'
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'

const AddMembers = lazyDialog(() => import('./AddMembers.tsx').then(file => file.AddMembers))

function RemoveDialog({ role, member, onClose }: { role: Role; member: RoleMember; onClose: () => void }) {
  const { t } = useTranslation()
  const roleName = nameIn(role, useLanguage())
  const name = usePersonNames()(member)
  return (
    <ActionDialog
      endpoint={removeRoleMember}
      input={{ id: role.id, employeeId: member.id }}
      title={t('access.removeTitle', { name, role: roleName })}
      text={t('access.removeText')}
      confirmLabel={t('access.remove')}
      done={t('access.removed', { name })}
      onError={onClose}
      onClose={onClose}
    />
  )
}

type Asked = { readonly what: 'remove' | 'viewAs'; readonly member: RoleMember }

export function RoleMembers({ role }: { role: Role }) {
  const { t } = useTranslation()
  const may = useCan()
  const [view, setView] = useViewState(roleViewShape)
  const [asked, setAsked] = useState<Asked>()
  const [isAdding, setIsAdding] = useState(false)
  const list = useList(listRoleMembers, { id: role.id, search: view.search })
  const mayEdit = may('ROLE_AND_PERMISSION', 'edit')
  const columns = useMemberColumns({
    ...(mayEdit && { onViewAs: (member: RoleMember) => setAsked({ what: 'viewAs', member }) }),
    ...(mayEdit &&
      role.mayGive && { onRemove: (member: RoleMember) => setAsked({ what: 'remove', member }) }),
  })
  const add = mayEdit && role.mayGive && (
    <Button
      variant="light"
      leftSection={<IconUserPlus size={18} aria-hidden />}
      onClick={() => setIsAdding(true)}
    >
      {t('access.addMembers')}
    </Button>
  )
  const close = () => setAsked(undefined)
  return (
    <Stack>
      <Group justify="space-between" gap="sm">
        <div role="search" style={{ flex: '1 1 220px', maxWidth: 360 }}>
          <SearchField
            value={view.search}
            label={t('ui.findStaff')}
            onSearch={search => setView({ search })}
          />
        </div>
        {role.memberCount > 0 && add}
      </Group>
      <DataList
        label={t('access.tabMembers')}
        list={list}
        columns={columns}
        rowKey={row => row.id}
        clearFilters={view.search !== '' && (() => setView({ search: '' }))}
        empty={{ title: t('access.noMembers'), text: t('access.noMembersHint'), action: add }}
      />
      {isAdding && <AddMembers role={role} onClose={() => setIsAdding(false)} />}
      {asked?.what === 'remove' && <RemoveDialog role={role} member={asked.member} onClose={close} />}
      {asked?.what === 'viewAs' && <ViewAsDialog person={asked.member} onClose={close} />}
    </Stack>
  )
}
