// The result in one line above the button on a phone: counted days and the remaining balance (L7).
import type { OutputOf } from '@hr/contract/endpoint.ts'
import type { previewLeave } from '@hr/contract/leave.ts'
import { Text } from '@mantine/core'
import { useLeaveText } from '../leave-text.ts'

type Props = { preview: Pick<OutputOf<typeof previewLeave>, 'halfDays' | 'years'>; isStale: boolean }

export function OutcomeLine({ preview, isStale }: Props) {
  const { days, leftAfter } = useLeaveText()
  const { years } = preview
  return (
    <Text size="sm" c="dimmed" opacity={isStale ? 0.5 : 1}>
      <Text span inherit fw={650} c="var(--mantine-color-text)">
        {days(preview.halfDays)}
      </Text>
      {years.length > 0 && (
        <Text span inherit {...(years.some(({ after }) => after < 0) && { c: 'var(--mantine-color-error)' })}>
          {' · '}
          {leftAfter(years)}
        </Text>
      )}
    </Text>
  )
}
