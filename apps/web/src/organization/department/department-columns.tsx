import type { Department } from '@hr/contract/organization.ts'
import { ActionIcon, Button, Group, Menu, Text } from '@mantine/core'
import { IconDots, IconPencil, IconSitemap, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { BothNames } from '#web/shared/BothNames.tsx'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { paths } from '#web/paths.ts'
import { formatNumber, nameIn } from '#web/shared/format.ts'
import { useCan } from '#web/shared/session.ts'
import type { Column } from '#web/ui/DataList.tsx'
import { PersonName } from '#web/ui/PersonName.tsx'
import { useUnitRights } from '../structure/use-unit-rights.ts'

type OnAct = (act: 'edit' | 'delete', row: Department) => void

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

function RowMenu({ row, onAct }: { row: Department; onAct: OnAct }) {
  const { t } = useTranslation()
  const may = useCan()
  const navigate = useNavigate()
  const { mayEdit, mayDelete } = useUnitRights()
  const name = nameIn(useLanguage(), row)
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('organization.unitMenu', { name })}>
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {mayEdit && (
          <Menu.Item
            hiddenFrom="sm"
            leftSection={<IconPencil {...icon} />}
            onClick={() => onAct('edit', row)}
          >
            {t('organization.edit')}
          </Menu.Item>
        )}
        {may('ORGANIZATION') && (
          <Menu.Item
            leftSection={<IconSitemap {...icon} />}
            onClick={() => void navigate({ to: paths.organization, search: { unit: row.id } })}
          >
            {t('organization.showInTree')}
          </Menu.Item>
        )}
        {mayDelete && (
          <Menu.Item
            c="var(--mantine-color-error)"
            leftSection={<IconTrash {...icon} />}
            onClick={() => onAct('delete', row)}
          >
            {t('organization.delete')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

function EditButton({ row, onAct }: { row: Department; onAct: OnAct }) {
  const { t } = useTranslation()
  const name = nameIn(useLanguage(), row)
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      visibleFrom="sm"
      aria-label={t('organization.editUnit', { name })}
      onClick={() => onAct('edit', row)}
    >
      {t('organization.edit')}
    </Button>
  )
}

export function useDepartmentColumns(onAct: OnAct): readonly Column<Department>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const may = useCan()
  const { mayEdit, mayDelete } = useUnitRights()
  const columns: readonly Column<Department>[] = [
    { id: 'name', title: t('organization.unit'), card: 'title', cell: row => <BothNames row={row} /> },
    {
      id: 'path',
      title: t('organization.path'),
      cell: row => (
        <Text size="sm" c="dimmed">
          {row.path.map(unit => nameIn(language, unit)).join(' › ') || t('organization.top')}
        </Text>
      ),
    },
    {
      id: 'manager',
      title: t('organization.manager'),
      cell: row =>
        row.manager === null ? (
          <Text size="sm" c="dimmed">
            {t('organization.noManager')}
          </Text>
        ) : (
          <PersonName person={row.manager} size={28} />
        ),
    },
    {
      id: 'own',
      title: t('organization.ownPeople'),
      align: 'right',
      cell: row => formatNumber(row.employeeCount),
    },
    {
      id: 'all',
      title: t('organization.allPeople'),
      align: 'right',
      cell: row => formatNumber(row.totalEmployees),
    },
  ]
  if (!mayEdit && !mayDelete && !may('ORGANIZATION')) return columns
  const actions: Column<Department> = {
    id: 'actions',
    title: t('ui.actions'),
    align: 'right',
    card: 'corner',
    cell: row => (
      <Group gap={4} wrap="nowrap" justify="flex-end" mr={-8}>
        {mayEdit && <EditButton row={row} onAct={onAct} />}
        <RowMenu row={row} onAct={onAct} />
      </Group>
    ),
  }
  return [...columns, actions]
}
