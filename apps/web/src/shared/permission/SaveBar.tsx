// Unsaved permission changes, at the bottom of the window until they are saved or discarded.
import { Alert, Button, Group, Paper, Popover, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { PermissionLines } from './PermissionLines.tsx'
import classes from './SaveBar.module.css'
import type { PermissionDraft } from './use-permission-draft.ts'

function Changes({ title, ids }: { title: string; ids: readonly string[] }) {
  if (ids.length === 0) return null
  return (
    <div>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <PermissionLines ids={ids} />
    </div>
  )
}

export function SaveBar({ draft }: { draft: PermissionDraft }) {
  const { t } = useTranslation()
  const { given, taken } = draft.changes
  const counts = [
    ...(given.length > 0 ? [t('access.given', { count: given.length })] : []),
    ...(taken.length > 0 ? [t('access.taken', { count: taken.length })] : []),
  ].join(' · ')
  if (!draft.isChanged) return null
  return (
    <Paper
      withBorder
      shadow="md"
      p="sm"
      className={classes.bar}
      data-bottom-bar
      role="region"
      aria-label={t('access.unsaved')}
    >
      {draft.isStale && (
        <Alert color="yellow" role="alert" mb="xs">
          {t('access.changedMeanwhile')}
        </Alert>
      )}
      <Group justify="space-between" gap="xs">
        <Popover position="top-start" width={340} withArrow shadow="md" trapFocus returnFocus>
          <Popover.Target>
            <Button
              variant="subtle"
              color="gray"
              px="xs"
              aria-label={`${counts}. ${t('access.showChanges')}`}
            >
              {counts}
            </Button>
          </Popover.Target>
          <Popover.Dropdown mah={360} style={{ overflowY: 'auto' }}>
            <Stack gap="sm">
              <Changes title={t('access.giving')} ids={given} />
              <Changes title={t('access.taking')} ids={taken} />
            </Stack>
          </Popover.Dropdown>
        </Popover>
        <Group gap="xs" ml="auto">
          <Button variant="default" onClick={draft.discard} disabled={draft.isSaving}>
            {t('access.discard')}
          </Button>
          <Button onClick={draft.save} loading={draft.isSaving}>
            {t('access.savePermissions')}
          </Button>
        </Group>
      </Group>
    </Paper>
  )
}
