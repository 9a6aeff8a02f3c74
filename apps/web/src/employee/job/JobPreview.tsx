// The effect of a job change: facts before and after, later plans, approvals and people that move.
import { previewJobChange } from '@hr/contract/employee-job.ts'
import type { JobChangePreview } from '@hr/contract/employee-job.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { isLargePayChange } from '@hr/domain/employee/is-large-pay-change.ts'
import { Alert, Group, Paper, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconArrowRight } from '@tabler/icons-react'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate } from '#web/shared/format.ts'
import { EffectLines } from './EffectLines.tsx'
import { useJobText } from './JobFacts.tsx'

const waitMs = 300

const payOf = (facts: JobChangePreview['before']) => ({
  amount: facts?.pay?.salaryAmount ?? null,
  currency: facts?.pay?.salaryCurrency ?? null,
})

function BeforeAfter({ preview }: { preview: JobChangePreview }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const text = useJobText()
  const { before, after, changed } = preview
  if (after === null) return null
  if (changed.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t('employeeJob.nothingChanges')}
      </Text>
    )
  }
  return (
    <Stack component="dl" gap="xs" m={0}>
      {changed.map(name => (
        <div key={name}>
          <Text component="dt" size="xs" c="dimmed">
            {fieldLabel(language, name)}
          </Text>
          <Group component="dd" m={0} gap={6}>
            <Text size="sm">{(before && text(before, name)) || '–'}</Text>
            <IconArrowRight size={14} role="img" aria-label={t('employeeJob.becomes')} />
            <Text size="sm" fw={600}>
              {text(after, name) || '–'}
            </Text>
          </Group>
        </div>
      ))}
    </Stack>
  )
}

function Effects({ preview }: { preview: JobChangePreview }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { later, steps, team, teamCount } = preview
  return (
    <Stack gap="xs">
      {later.map(plan => (
        <Text key={plan.from} size="sm" c="dimmed">
          {t('employeeJob.laterStays', {
            date: formatDate(plan.from),
            facts: plan.changed.map(name => fieldLabel(language, name)).join(', '),
          })}
        </Text>
      ))}
      <EffectLines title={t('employeeJob.stepsMove', { count: steps.length })} steps={steps} />
      <EffectLines title={t('employeeJob.teamMoves', { count: teamCount })} people={team} count={teamCount} />
    </Stack>
  )
}

export function JobPreview({ input }: { input: InputOf<typeof previewJobChange> }) {
  const { t } = useTranslation()
  const [asked] = useDebouncedValue(input, waitMs)
  const { data, error } = useCall(previewJobChange, asked, { quiet: true, keep: true })
  if (data === undefined) {
    return error === null ? null : (
      <Alert color="yellow" role="status">
        {error.message}
      </Alert>
    )
  }
  return (
    <Paper withBorder p="sm" component="section" aria-label={t('employeeJob.preview')} aria-live="polite">
      <Stack gap="sm">
        <Text size="sm" fw={600}>
          {t('employeeJob.preview')}
        </Text>
        {data.refusal === null ? (
          <>
            <BeforeAfter preview={data} />
            {isLargePayChange(payOf(data.before), payOf(data.after)) && (
              <Alert color="orange">{t('employeeJob.largePay')}</Alert>
            )}
            <Effects preview={data} />
          </>
        ) : (
          <Alert color="red">{data.refusal.message}</Alert>
        )}
      </Stack>
    </Paper>
  )
}
