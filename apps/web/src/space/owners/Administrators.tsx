// Who may do everything in each company: its administrators, besides the owners.
import { getSpace } from '@hr/contract/space.ts'
import type { WorkspaceRow } from '@hr/contract/space.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Stack, Text } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatNumber } from '#web/shared/format.ts'
import { Panel } from '#web/shared/Panel.tsx'
import { DataList } from '#web/ui/DataList.tsx'
import type { Column } from '#web/ui/DataList.tsx'
import { PersonName } from '#web/ui/PersonName.tsx'

export function Administrators() {
  const { t } = useTranslation()
  const language = useLanguage()
  const query = useCall(getSpace, {})
  const columns: readonly Column<WorkspaceRow>[] = [
    {
      id: 'company',
      title: t('space.company'),
      card: 'title',
      cell: row => (
        <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
          {nameIn(row, language)}
        </Text>
      ),
    },
    {
      id: 'administrators',
      title: t('space.administratorsOf'),
      cell: ({ administrators }) =>
        administrators.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t('space.noAdministrator')}
          </Text>
        ) : (
          <Stack gap={4}>
            {administrators.map(person => (
              <PersonName key={person.id} person={person} size={24} />
            ))}
          </Stack>
        ),
    },
    {
      id: 'employees',
      title: t('space.employees'),
      align: 'right',
      cell: ({ employees }) => formatNumber(employees),
    },
  ]
  return (
    <Panel title={t('space.administrators')} text={t('space.administratorsText')}>
      <DataList
        label={t('space.administrators')}
        columns={columns}
        rowKey={({ id }) => id}
        list={wholeList(query.data?.workspaces ?? [], query)}
        empty={{ title: t('space.none'), text: t('space.noneHint') }}
      />
    </Panel>
  )
}
