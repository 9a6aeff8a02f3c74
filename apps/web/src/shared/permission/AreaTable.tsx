// One area as a table: a row for each page, a column for each action of the area.
import type { CatalogueGroup, PermissionArea, SingleAction } from '@hr/domain/access/permission-catalogue.ts'
import { Paper, Table, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import classes from './AreaTable.module.css'
import { ActionTick, EverythingTick } from './GroupTicks.tsx'
import type { PermissionDraft } from './use-permission-draft.ts'
import { usePermissionTexts } from './use-permission-texts.ts'

export type AreaProps = {
  area: PermissionArea
  groups: readonly CatalogueGroup[]
  draft: PermissionDraft
}

const order: readonly SingleAction[] = ['view', 'add', 'edit', 'delete', 'export', 'approve']

/** Every area has the same columns, so that they line up down the page. */
export function AreaTable({ area, groups, draft }: AreaProps) {
  const { t } = useTranslation()
  const texts = usePermissionTexts()
  const columns = order.filter(action => draft.catalogue.some(({ actions }) => actions.includes(action)))
  return (
    <Paper withBorder className={classes.frame}>
      <Table
        aria-label={texts.area(area)}
        verticalSpacing={6}
        horizontalSpacing="xs"
        className={classes.table}
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={classes.area}>{texts.area(area)}</Table.Th>
            <Table.Th ta="center">{t('access.everything')}</Table.Th>
            {columns.map(action => (
              <Table.Th key={action} ta="center">
                {texts.action(action)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {groups.map(group => (
            <Table.Tr key={group.groupName}>
              <Table.Th scope="row" fw={500} className={classes.page}>
                {texts.group(group.groupName)}{' '}
                {texts.scope(group.groupName) !== undefined && (
                  <Text span size="xs" c="dimmed" ml={4}>
                    {texts.scope(group.groupName)}
                  </Text>
                )}
              </Table.Th>
              <Table.Td ta="center">
                <EverythingTick group={group} draft={draft} />
              </Table.Td>
              {columns.map(action => (
                <Table.Td key={action} ta="center">
                  {group.actions.includes(action) && (
                    <ActionTick group={group} action={action} draft={draft} />
                  )}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  )
}
