// Above the tree: search, expand and collapse, and the date.
import { ActionIcon, Box, Button, Group, Text } from '@mantine/core'
import { IconChevronsDown, IconChevronsUp } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import { DateField } from '#web/ui/DateField.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import type { OnView, StructureView } from './structure-view.ts'
import type { OpenUnits } from './use-open-units.ts'
import { useUnitRights } from './use-unit-rights.ts'

type Props = { units: OpenUnits; view: StructureView; onView: OnView }

export function StructureTools({ units, view, onView }: Props) {
  const { t } = useTranslation()
  const { mayEdit } = useUnitRights(view.date !== undefined)
  return (
    <Group gap="sm" role="search">
      <Box flex="1 1 220px" maw={{ sm: 340 }}>
        <SearchField value={view.search} label={t('ui.findName')} onSearch={search => onView({ search })} />
      </Box>
      <Folding units={units} />
      <DateField
        flex="0 1 190px"
        aria-label={t('organization.asOf')}
        placeholder={t('organization.asOf')}
        clearable
        clearButtonProps={{ 'aria-label': t('organization.backToToday') }}
        value={view.date ?? null}
        onChange={date => onView({ date: date ?? undefined, act: undefined })}
      />
      <Text size="sm" c="dimmed" role="status">
        {units.found !== undefined && t('organization.found', { count: units.found.size })}
        {units.found === undefined && mayEdit && (
          <Text span inherit visibleFrom="lg">
            {t('organization.dragHint')}
          </Text>
        )}
      </Text>
    </Group>
  )
}

/** Texts on a desktop, icons on a phone. */
function Folding({ units }: { units: OpenUnits }) {
  const { t } = useTranslation()
  const ways = [
    ['organization.expandAll', IconChevronsDown, units.openAll],
    ['organization.collapseAll', IconChevronsUp, units.closeAll],
  ] as const
  return (
    <Group gap={4} wrap="nowrap">
      {ways.map(([text, , fold]) => (
        <Button key={text} visibleFrom="sm" variant="subtle" px="xs" onClick={fold}>
          {t(text)}
        </Button>
      ))}
      {ways.map(([text, Icon, fold]) => (
        <ActionIcon
          key={text}
          hiddenFrom="sm"
          variant="default"
          size={36}
          aria-label={t(text)}
          onClick={fold}
        >
          <Icon size={18} aria-hidden />
        </ActionIcon>
      ))}
    </Group>
  )
}
