import { Paper, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = { title: string; text?: string | undefined; children: ReactNode; foot?: ReactNode }

/** The card of a sign-in page. */
export function AuthCard({ title, text, children, foot }: Props) {
  return (
    <Stack gap="lg">
      <title>{`${title} · Sabai HR`}</title>
      <Stack gap={4} align="center">
        {/* Lao marks stand above the letters of the title. */}
        <img src="/favicon.svg" width={48} height={48} alt="" style={{ marginBottom: 8 }} />
        <Title order={1} size="h2" ta="center">
          {title}
        </Title>
        {text !== undefined && (
          <Text c="dimmed" ta="center">
            {text}
          </Text>
        )}
      </Stack>
      <Paper withBorder p={{ base: 'md', xs: 'xl' }} radius="lg" pos="relative">
        {children}
      </Paper>
      {foot}
    </Stack>
  )
}
