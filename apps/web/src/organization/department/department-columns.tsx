import type { Department } from '@hr/contract/organization.ts'
import { Text } from '@mantine/core'
import { IconSitemap } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { BothNames } from '#web/shared/BothNames.tsx'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { paths } from '@hr/contract/paths.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { place } from '#web/ui/place.ts'
import { formatNumber } from '#web/shared/format.ts'
import { DeleteAction, RowAction, RowActions } from '#web/shared/resource/RowActions.tsx'
import type { ResourceView } from '#web/shared/resource/resource-view.ts'
import { useCan } from '#web/shared/session.ts'
import type { Column } from '#web/ui/DataList.tsx'
import { PersonName } from '#web/ui/PersonName.tsx'

function Actions({ row, view: { mayEdit, mayDelete, open } }: { row: Department; view: ResourceView }) {
  const { t } = useTranslation()
  const may = useCan()
  const navigate = useNavigate()
  const name = nameIn(row, useLanguage())
  return (
    <RowActions
      label={t('organization.unitMenu', { name })}
      edit={mayEdit && { label: t('ui.editNamed', { name }), onClick: () => open('edit', row.id) }}
    >
      {may('ORGANIZATION') && (
        <RowAction
          icon={IconSitemap}
          text={t('organization.showInTree')}
          onClick={() => void navigate(place(paths.organization, { unit: row.id }))}
        />
      )}
      {mayDelete && <DeleteAction onClick={() => open('delete', row.id)} />}
    </RowActions>
  )
}

export function useDepartmentColumns(view: ResourceView): readonly Column<Department>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const may = useCan()
  const columns: readonly Column<Department>[] = [
    { id: 'name', title: t('organization.unit'), card: 'title', cell: row => <BothNames row={row} /> },
    {
      id: 'path',
      title: t('organization.path'),
      folds: 1,
      cell: row => (
        <Text size="sm" c="dimmed" miw={160}>
          {row.path.map(unit => nameIn(unit, language)).join(' › ') || t('organization.top')}
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
  if (!view.mayEdit && !view.mayDelete && !may('ORGANIZATION')) return columns
  const actions: Column<Department> = {
    id: 'actions',
    title: t('ui.actions'),
    align: 'right',
    card: 'corner',
    cell: row => <Actions row={row} view={view} />,
  }
  return [...columns, actions]
}
