import type { Business } from '@hr/contract/business.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Group, Stack, Text } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatNumber } from '#web/shared/format.ts'
import { formatDateOf } from '#web/shared/instant.ts'
import { breakable } from '#web/ui/breakable.tsx'
import type { Column } from '#web/ui/DataList.tsx'
import { useBusinessTypeText } from './business-type-text.ts'
import { WorkspaceStatus } from './WorkspaceStatus.tsx'

function Owner({ owner }: Pick<Business, 'owner'>) {
  const { t } = useTranslation()
  if (owner === null) return <Text size="sm">{t('business.noOwner')}</Text>
  return (
    <Stack gap={0}>
      <Text size="sm">{`${owner.firstName} ${owner.lastName}`}</Text>
      {owner.email !== null && (
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {breakable(owner.email)}
        </Text>
      )}
    </Stack>
  )
}

function Companies({ workspaces }: Pick<Business, 'workspaces'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (workspaces.length === 0) return <Text size="sm">{t('business.noCompany')}</Text>
  return (
    <Stack gap={4}>
      {workspaces.map(workspace => (
        <Group key={workspace.id} gap="4px 8px">
          <Text size="sm">{nameIn(workspace, language)}</Text>
          {workspace.status !== 'active' && <WorkspaceStatus workspace={workspace} />}
        </Group>
      ))}
    </Stack>
  )
}

export function useBusinessColumns(): readonly Column<Business>[] {
  const { t } = useTranslation()
  const typeText = useBusinessTypeText()
  return [
    {
      id: 'name',
      title: t('business.business'),
      card: 'title',
      cell: ({ name, businessType }) => (
        <Stack gap={0}>
          <Text size="sm" fw={500}>
            {name}
          </Text>
          {businessType !== '' && (
            <Text size="xs" c="dimmed">
              {typeText(businessType)}
            </Text>
          )}
        </Stack>
      ),
    },
    { id: 'owner', title: t('business.owner'), cell: ({ owner }) => <Owner owner={owner} /> },
    {
      id: 'companies',
      title: t('business.companies'),
      cell: ({ workspaces }) => <Companies workspaces={workspaces} />,
    },
    {
      id: 'employees',
      title: t('business.employees'),
      align: 'right',
      cell: ({ workspaces }) => formatNumber(workspaces.reduce((sum, { employees }) => sum + employees, 0)),
    },
    {
      id: 'since',
      title: t('business.since'),
      folds: 1,
      align: 'right',
      cell: ({ createdAt }) => formatDateOf(createdAt),
    },
  ]
}
