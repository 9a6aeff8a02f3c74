// One figure of the installation; leads to its page, if the reader may open one.
import { Paper, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { TextLink } from '#web/ui/LinkTo.tsx'
import type { Place } from '#web/ui/place.ts'

type Props = {
  label: string
  value: string
  /** Needs attention. */
  isBad?: boolean
  hint?: ReactNode
  link?: (Place & { readonly text: string }) | false
}

export function Figure({ label, value, isBad = false, hint, link }: Props) {
  return (
    <Paper withBorder p="md" component="section" aria-label={label}>
      <Stack gap={2} h="100%">
        <Text c="dimmed" size="sm">
          {label}
        </Text>
        <Text
          fz={26}
          fw={650}
          lh={1.4}
          {...(isBad && { c: 'var(--mantine-color-error)' })}
          style={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
        >
          {value}
        </Text>
        {hint !== undefined && (
          <Text size="sm" c="dimmed">
            {hint}
          </Text>
        )}
        {link && (
          <TextLink size="sm" lh="26px" mt="auto" to={link.to} {...(link.search && { search: link.search })}>
            {link.text}
          </TextLink>
        )}
      </Stack>
    </Paper>
  )
}
