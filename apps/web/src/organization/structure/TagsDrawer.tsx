// The structure tags: names, order, and number of units.
import { listStructureTags } from '@hr/contract/structure-tag.ts'
import { Skeleton, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCall } from '#web/api/use-call.ts'
import { Drawer } from '#web/ui/Drawer.tsx'
import { ErrorState } from '#web/ui/EmptyState.tsx'
import { TagList } from './TagList.tsx'

export function TagsDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const query = useCall(listStructureTags, {})
  return (
    <Drawer opened onClose={onClose} position="right" size={520} title={t('organization.tagsTitle')}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('organization.tagsText')}
        </Text>
        {query.isPending && <Skeleton height={240} radius="md" aria-hidden />}
        {query.data === undefined && query.error !== null && (
          <ErrorState error={query.error} retry={() => void query.refetch()} />
        )}
        {query.data !== undefined && <TagList tags={query.data} />}
      </Stack>
    </Drawer>
  )
}
