import { Alert, Group, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'

type Props = { text: string; icon?: typeof IconAlertTriangle; children: ReactNode }

/** What an import leaves to do, with the button that does it. */
export function LeftToDo({ text, icon: Icon = IconAlertTriangle, children }: Props) {
  return (
    <Alert
      color="yellow"
      icon={<Icon size={20} aria-hidden />}
      styles={{ wrapper: { alignItems: 'center' }, icon: { marginTop: 0 } }}
    >
      <Group justify="space-between" gap="sm">
        <Text size="sm" flex="1 1 240px">
          {text}
        </Text>
        {children}
      </Group>
    </Alert>
  )
}
