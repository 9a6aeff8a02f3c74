import type { EmployeeRow } from '@hr/contract/employee.ts'
import { ActionIcon, Box, Button, Menu, Text } from '@mantine/core'
import { IconDots, IconKey } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { nameIn } from '#web/shared/format.ts'
import type { Column } from '#web/ui/DataList.tsx'
import { PersonName, usePersonName } from '#web/ui/PersonName.tsx'
import type { Named } from '#web/ui/PersonName.tsx'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'

type OnReset = (employee: EmployeeRow) => void

type ActionProps = { employee: EmployeeRow; onReset: OnReset }

function RowMenu({ employee, onReset }: ActionProps) {
  const { t } = useTranslation()
  const name = usePersonName(employee)
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          visibleFrom="sm"
          aria-label={t('employee.actionsOf', { name })}
        >
          <IconDots size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconKey size={18} stroke={1.5} aria-hidden />}
          onClick={() => onReset(employee)}
        >
          {t('employee.resetPassword')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** On a phone the one action stands at the foot of the card. */
function CardAction({ employee, onReset }: ActionProps) {
  const { t } = useTranslation()
  const name = usePersonName(employee)
  return (
    <Button
      variant="default"
      size="xs"
      mt="sm"
      fullWidth
      hiddenFrom="sm"
      leftSection={<IconKey size={16} stroke={1.5} aria-hidden />}
      aria-label={`${t('employee.resetPassword')}: ${name}`}
      onClick={() => onReset(employee)}
    >
      {t('employee.resetPassword')}
    </Button>
  )
}

function Name({ person }: { person: Named }) {
  return usePersonName(person)
}

/** `onReset` is missing for readers who may not change employees. */
export function useEmployeeColumns(onReset: OnReset | undefined): readonly Column<EmployeeRow>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const either = (name: string | null, nameLo: string | null) =>
    nameIn(language, { name: name ?? '–', nameLo })
  const columns: readonly Column<EmployeeRow>[] = [
    {
      id: 'name',
      title: t('employee.name'),
      card: 'title',
      cell: row => (
        <Box maw={{ sm: 240 }}>
          <PersonName person={row} size={36} detail={row.email} />
        </Box>
      ),
    },
    {
      id: 'staffId',
      title: t('employee.staffId'),
      cell: row => (
        <Text inherit style={{ whiteSpace: 'nowrap' }}>
          {row.staffId}
        </Text>
      ),
    },
    { id: 'unit', title: t('employee.unit'), cell: row => either(row.unit, row.unitLo) },
    { id: 'position', title: t('employee.position'), cell: row => either(row.position, row.positionLo) },
    { id: 'jobGrade', title: t('employee.jobGrade'), cell: row => row.jobGrade ?? '–' },
    {
      id: 'lineManager',
      title: t('employee.lineManager'),
      cell: row => (row.lineManager === null ? '–' : <Name person={row.lineManager} />),
    },
    { id: 'status', title: t('ui.status'), card: 'corner', cell: row => <StatusBadge status={row.status} /> },
  ]
  if (onReset === undefined) return columns
  const actions: Column<EmployeeRow> = {
    id: 'actions',
    title: t('ui.actions'),
    align: 'right',
    card: 'foot',
    cell: row => (
      <>
        <RowMenu employee={row} onReset={onReset} />
        <CardAction employee={row} onReset={onReset} />
      </>
    ),
  }
  return [...columns, actions]
}
