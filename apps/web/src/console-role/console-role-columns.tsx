import type { ConsoleRole } from '@hr/contract/console-role.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Menu, Text } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { BothNames } from '#web/shared/BothNames.tsx'
import { formatNumber } from '#web/shared/format.ts'
import { DeleteAction, RowAction, RowActions } from '#web/shared/resource/RowActions.tsx'
import type { ResourceView } from '#web/shared/resource/resource-view.ts'
import type { Column } from '#web/ui/DataList.tsx'

export function useRoleColumns(view: ResourceView): readonly Column<ConsoleRole>[] {
  const { t } = useTranslation()
  const columns: readonly Column<ConsoleRole>[] = [
    { id: 'name', title: t('consoleRole.role'), card: 'title', cell: role => <BothNames row={role} /> },
    {
      id: 'description',
      title: t('access.about'),
      isBlank: ({ description }) => description === '',
      cell: ({ description }) => (
        <Text size="sm" lineClamp={2} maw={420} title={description}>
          {description || '–'}
        </Text>
      ),
    },
    {
      id: 'users',
      title: t('menu.users'),
      align: 'right',
      cell: ({ userCount }) => formatNumber(userCount),
    },
    {
      id: 'permissions',
      title: t('menu.permissions'),
      align: 'right',
      cell: ({ permissionCount }) => formatNumber(permissionCount),
    },
  ]
  if (!view.mayAdd && !view.mayEdit && !view.mayDelete) return columns
  const actions: Column<ConsoleRole> = {
    id: 'actions',
    title: t('ui.actions'),
    align: 'right',
    card: 'corner',
    cell: role => <Actions role={role} view={view} />,
  }
  return [...columns, actions]
}

type ActionsProps = { role: ConsoleRole; view: ResourceView }

function Actions({ role, view: { mayAdd, mayEdit, mayDelete, open } }: ActionsProps) {
  const { t } = useTranslation()
  const name = nameIn(role, useLanguage())
  const { id, userCount, mayGive } = role
  if (!mayGive)
    return (
      <Text size="xs" c="dimmed" maw={220} ml="auto">
        {t('consoleRole.notHeld')}
      </Text>
    )
  return (
    <RowActions
      label={t('access.more', { name })}
      edit={mayEdit && { label: t('ui.editNamed', { name }), onClick: () => open('edit', id) }}
    >
      {mayAdd && <RowAction icon={IconCopy} text={t('access.copy')} onClick={() => open('copy', id)} />}
      {mayDelete && userCount > 0 && <Menu.Label>{t('consoleRole.deleteInUse')}</Menu.Label>}
      {mayDelete && userCount === 0 && (
        <DeleteAction text={t('access.delete')} onClick={() => open('delete', id)} />
      )}
    </RowActions>
  )
}
