import type { AmsFigures } from '@hr/contract/operator.ts'
import { paths } from '@hr/contract/paths.ts'
import { Group, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDateOf } from '#web/shared/instant.ts'
import { Panel } from '#web/shared/Panel.tsx'
import { useCan } from '#web/shared/session.ts'
import { TextLink } from '#web/ui/LinkTo.tsx'

export function NewestBusinesses({ newest }: { newest: AmsFigures['newest'] }) {
  const { t } = useTranslation()
  const mayOpen = useCan()('AMS_BUSINESS')
  return (
    <Panel title={t('operator.newest')}>
      {newest.length === 0 && <Text c="dimmed">{t('operator.noBusiness')}</Text>}
      <Stack gap="xs">
        {newest.map(({ id, name, createdAt }) => (
          <Group key={id} justify="space-between" wrap="nowrap">
            {mayOpen ? (
              <TextLink to={paths.business(id)} lh="26px" style={{ overflowWrap: 'anywhere' }}>
                {name}
              </TextLink>
            ) : (
              <Text style={{ overflowWrap: 'anywhere' }}>{name}</Text>
            )}
            <Text size="sm" c="dimmed" style={{ flexShrink: 0 }}>
              {formatDateOf(createdAt)}
            </Text>
          </Group>
        ))}
      </Stack>
    </Panel>
  )
}
