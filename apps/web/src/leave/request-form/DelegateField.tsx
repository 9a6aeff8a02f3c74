// For approvers who request leave: their delegate on these days (R10).
import type { OutputOf } from '@hr/contract/endpoint.ts'
import type { previewLeave } from '@hr/contract/leave.ts'
import type { Person } from '@hr/contract/person.ts'
import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDateRange } from '#web/shared/format.ts'
import { PersonSelect } from '#web/shared/person/PersonSelect.tsx'
import { useProfile } from '#web/shared/session.ts'
import { usePersonNames } from '#web/ui/PersonName.tsx'

type Props = {
  preview: Pick<OutputOf<typeof previewLeave>, 'mayDelegate' | 'delegated' | 'delegateAway'>
  value: Person | null
  error: ReactNode
  onChange: (person: Person | null) => void
}

export function DelegateField({ preview, value, error, onChange }: Props) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const { employee } = useProfile()
  const { mayDelegate, delegated, delegateAway } = preview
  return (
    <Stack gap={4}>
      {(mayDelegate || value !== null) && (
        <PersonSelect
          label={t('delegation.duringLeave')}
          description={t('delegation.duringLeaveHint')}
          value={value}
          onChange={onChange}
          without={employee === null ? [] : [employee.id]}
          error={error}
        />
      )}
      {value !== null && delegateAway !== null && (
        <Text size="sm" c="var(--mantine-color-yellow-text)" role="status">
          {t('delegation.away', {
            name: nameOf(value),
            dates: formatDateRange(delegateAway.from, delegateAway.to),
          })}
        </Text>
      )}
      {delegated.map(({ delegate, from, to }) => (
        <Text key={`${delegate.id}:${from}`} size="sm" c="dimmed">
          {t('delegation.already', { name: nameOf(delegate), dates: formatDateRange(from, to) })}
        </Text>
      ))}
    </Stack>
  )
}
