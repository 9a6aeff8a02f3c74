import { Text } from '@mantine/core'

/** A name as the log of the server has it. */
export const TechnicalName = ({ name }: { name: string }) => (
  <Text span size="sm" ff="monospace" style={{ overflowWrap: 'anywhere' }}>
    {name || '–'}
  </Text>
)
