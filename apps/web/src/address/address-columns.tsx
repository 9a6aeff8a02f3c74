import { updateAddressEntry } from '@hr/contract/address.ts'
import type { AddressEntry, AddressLevel } from '@hr/contract/address.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Badge, Button, Group, Text } from '@mantine/core'
import { useAction } from '#web/api/use-action.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatNumber } from '#web/shared/format.ts'
import type { ResourceView } from '#web/shared/resource/resource-view.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import type { Column } from '#web/ui/DataList.tsx'
import { levelTexts } from './level-texts.ts'

function Actions({ row, onAct }: { row: AddressEntry; onAct: ResourceView['open'] }) {
  const { t } = useTranslation()
  const name = nameIn(row, useLanguage())
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end" mr={-8}>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={t('ui.editNamed', { name })}
        onClick={() => onAct('edit', String(row.id))}
      >
        {t('ui.edit')}
      </Button>
      <Button
        variant="subtle"
        color="red"
        size="compact-sm"
        aria-label={t('address.hideNamed', { name })}
        onClick={() => onAct('hide', String(row.id))}
      >
        {t('address.hide')}
      </Button>
    </Group>
  )
}

/** `onAct` is missing for readers who may not change anything. */
export function useAddressColumns(
  level: AddressLevel,
  onAct: ResourceView['open'] | undefined,
): readonly Column<AddressEntry>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const { one, below } = levelTexts[level]
  const columns: Column<AddressEntry>[] = [
    {
      id: 'name',
      title: t(one),
      card: 'title',
      cell: row => (
        <Group gap="xs">
          <Text size="sm" fw={500}>
            {nameIn(row, language)}
          </Text>
          {row.isOwn && <Badge>{t('address.own')}</Badge>}
        </Group>
      ),
    },
    {
      id: 'other',
      title: t(language === 'lo' ? 'address.nameLatin' : 'ui.nameLo'),
      cell: row => {
        const other = language === 'lo' ? row.name : row.nameLo
        return other === nameIn(row, language) ? '–' : other || '–'
      },
    },
  ]
  if (below !== undefined) {
    columns.push({
      id: 'below',
      title: t(below),
      align: 'right',
      width: 140,
      cell: row => formatNumber(row.childCount),
    })
  }
  if (onAct !== undefined) {
    columns.push({
      id: 'actions',
      title: t('ui.actions'),
      align: 'right',
      width: 200,
      card: 'foot',
      cell: row => <Actions row={row} onAct={onAct} />,
    })
  }
  return columns
}

/** What was taken off the list can be brought back. */
export function useBackColumn(level: AddressLevel): Column<AddressEntry> {
  const { t } = useTranslation()
  return {
    id: 'back',
    title: t('ui.actions'),
    align: 'right',
    card: 'foot',
    cell: row => <BringBack level={level} row={row} />,
  }
}

/** Saving a hidden entry puts it back on the list. */
function BringBack({ level, row }: { level: AddressLevel; row: AddressEntry }) {
  const { t } = useTranslation()
  const name = nameIn(row, useLanguage())
  const action = useAction(updateAddressEntry, {
    onSuccess: () => toastSuccess(t('address.broughtBack', { name })),
  })
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      mr={-8}
      loading={action.isRunning}
      aria-label={t('address.bringBackNamed', { name })}
      onClick={() => action.run({ level, id: row.id, name: row.name, nameLo: row.nameLo })}
    >
      {t('address.bringBack')}
    </Button>
  )
}
