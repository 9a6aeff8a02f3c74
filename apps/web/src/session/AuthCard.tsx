import { Box, Paper, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { CompanyLogo } from '#web/ui/CompanyLogo.tsx'

type Props = {
  title: string
  text?: string | undefined
  /** Instead of the mark of the product, as high. */
  mark?: ReactNode
  children: ReactNode
  foot?: ReactNode
}

/** The card of a sign-in page. */
export function AuthCard({ title, text, mark, children, foot }: Props) {
  return (
    <Stack gap="lg">
      <title>{`${title} · Sabai HR`}</title>
      <Stack gap={4} align="center">
        {/* Lao marks are above the letters of the title. */}
        <Box mb={8} maw="100%" display="grid">
          {mark ?? <CompanyLogo logo={null} height={48} />}
        </Box>
        <Title order={1} size="h2" ta="center">
          {title}
        </Title>
        {text !== undefined && (
          <Text c="dimmed" ta="center" style={{ textWrap: 'balance' }}>
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
