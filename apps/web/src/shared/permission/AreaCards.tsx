// One area on a phone: a card for each page with everything above its actions.
import { Group, Paper, Stack, Text, Title } from '@mantine/core'
import type { AreaProps } from './AreaTable.tsx'
import { ActionTick, EverythingTick } from './GroupTicks.tsx'
import { usePermissionTexts } from './use-permission-texts.ts'

export function AreaCards({ area, groups, draft }: AreaProps) {
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
              {texts.group(group.groupName)}
              {texts.scope(group.groupName) !== undefined && (
                <Text span size="xs" c="dimmed" fw={400} ml={8}>
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
