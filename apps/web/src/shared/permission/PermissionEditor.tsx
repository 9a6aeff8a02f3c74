// The permissions as groups x actions, by menu area: a table if there is room, otherwise a card for each group.
import type { CatalogueGroup, PermissionArea } from '@hr/domain/access/permission-catalogue.ts'
import { Box, Group, Paper, Stack, Text, Title } from '@mantine/core'
import * as z from 'zod/mini'
import { useTranslation } from '#web/i18n/translation.ts'
import { searchText, useViewState } from '#web/shared/view-state.ts'
import { NoMatch } from '#web/ui/EmptyState.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { AreaTable } from './AreaTable.tsx'
import type { AreaProps } from './AreaTable.tsx'
import { ActionTick, EverythingTick } from './GroupTicks.tsx'
import type { PermissionDraft } from './use-permission-draft.ts'
import { useIsNarrow } from '#web/ui/use-is-narrow.ts'
import { usePermissionTexts } from './use-permission-texts.ts'

/** One area on a phone: a card for each page with everything above its actions. */
function AreaCards({ area, groups, draft }: AreaProps) {
  const texts = usePermissionTexts()
  return (
    <Stack gap="xs" component="section" aria-label={texts.area(area)}>
      <Title order={3} size="h5">
        {texts.area(area)}
      </Title>
      {groups.map(group => (
        <Paper key={group.groupName} withBorder p="sm">
          <Group justify="space-between" wrap="nowrap" align="flex-start">
            <Text fw={600} size="sm">
              {texts.group(group.groupName)}{' '}
              {texts.scope(group.groupName) !== undefined && (
                <Text span size="xs" c="dimmed" fw={400} ml={4}>
                  {texts.scope(group.groupName)}
                </Text>
              )}
            </Text>
            <EverythingTick group={group} draft={draft} withLabel />
          </Group>
          <Group mt="xs" style={{ gap: '8px 20px' }}>
            {group.actions.map(action => (
              <ActionTick key={action} group={group} action={action} draft={draft} withLabel />
            ))}
          </Group>
        </Paper>
      ))}
    </Stack>
  )
}

const searchShape = z.object({ search: searchText() })

/** The groups of each area whose own name, area name or action names match the search. */
function useFound(
  catalogue: readonly CatalogueGroup[],
  search: string,
): readonly (readonly [PermissionArea, readonly CatalogueGroup[]])[] {
  const texts = usePermissionTexts()
  const words = search.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean)
  const fits = ({ area, groupName, actions }: CatalogueGroup) => {
    const names = [texts.area(area), texts.group(groupName), ...actions.map(texts.action)]
    const text = names.join(' ').toLowerCase()
    return words.every(word => text.includes(word))
  }
  const areas = new Set(catalogue.map(group => group.area))
  return [...areas].flatMap(area => {
    const groups = catalogue.filter(group => group.area === area && fits(group))
    return groups.length === 0 ? [] : [[area, groups] as const]
  })
}

export function PermissionEditor({ draft }: { draft: PermissionDraft }) {
  const { t } = useTranslation()
  const [view, setView] = useViewState(searchShape)
  const isNarrow = useIsNarrow()
  const found = useFound(draft.catalogue, view.search)
  const Area = isNarrow ? AreaCards : AreaTable
  return (
    <Stack gap="lg">
      <Box maw={{ sm: 360 }} role="search">
        <SearchField
          value={view.search}
          onSearch={search => setView({ search })}
          label={t('access.findPage')}
        />
      </Box>
      {found.length === 0 && <NoMatch clear={() => setView({ search: '' })} />}
      {found.map(([area, groups]) => (
        <Area key={area} area={area} groups={groups} draft={draft} />
      ))}
    </Stack>
  )
}
