// The actions on a whole role.
import { deleteRole } from '@hr/contract/access.ts'
import type { Role } from '@hr/contract/access.ts'
import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowsDiff, IconCopy, IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { ActionDialog } from '#web/shared/resource/ActionDialog.tsx'
import { useCan } from '#web/shared/session.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { roleViewShape } from './role-view.ts'

const icon = { size: 18, 'aria-hidden': true } as const

/** Why the role cannot be deleted; undefined = it can. */
function useDeleteRefusal({ isDefault, memberCount, mayGive }: Role): string | undefined {
  const { t } = useTranslation()
  if (isDefault) return t('access.deleteDefault')
  if (memberCount > 0) return t('access.deleteInUse')
  return mayGive ? undefined : t('access.roleNotHeld')
}

export function RoleActions({ role }: { role: Role }) {
  const { t } = useTranslation()
  const may = useCan()
  const navigate = useNavigate()
  const name = nameIn(role, useLanguage())
  const [, setView] = useViewState(roleViewShape)
  const [isAsking, setIsAsking] = useState(false)
  const refusal = useDeleteRefusal(role)
  return (
    <>
      <Menu position="bottom-end" width={280} shadow="md">
        <Menu.Target>
          <ActionIcon variant="default" size="lg" aria-label={t('access.more', { name })}>
            <IconDots size={20} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {may('ROLE_AND_PERMISSION', 'edit') && role.mayGive && (
            <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => setView({ form: 'edit' })}>
              {t('access.edit')}
            </Menu.Item>
          )}
          {may('ROLE_AND_PERMISSION', 'add') && role.mayGive && (
            <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => setView({ form: 'copy' })}>
              {t('access.copy')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconArrowsDiff {...icon} />} onClick={() => setView({ with: 'choose' })}>
            {t('access.compare')}
          </Menu.Item>
          {may('ROLE_AND_PERMISSION', 'delete') && (
            <>
              <Menu.Divider />
              <Menu.Item
                c="var(--mantine-color-error)"
                leftSection={<IconTrash {...icon} />}
                disabled={refusal !== undefined}
                onClick={() => setIsAsking(true)}
              >
                {t('access.delete')}
              </Menu.Item>
              {refusal !== undefined && <Menu.Label>{refusal}</Menu.Label>}
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {isAsking && (
        <ActionDialog
          endpoint={deleteRole}
          input={{ id: role.id }}
          title={t('ui.deleteTitle', { name })}
          text={t('access.deleteText')}
          confirmLabel={t('access.delete')}
          done={t('access.deleted')}
          onDone={() => navigate({ to: paths.rolesPermissions })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
