// A proposed change: each field before and after, and the actions.
import type { EmployeeProposal } from '@hr/contract/employee-proposal.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { Group, Paper, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { formatInstant } from '#web/shared/instant.ts'
import { BeforeAfter } from '#web/shared/effect/BeforeAfter.tsx'
import { TextLink } from '#web/ui/LinkTo.tsx'
import { PersonName, usePersonNames } from '#web/ui/PersonName.tsx'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'
import { useFieldText } from '../field-text.ts'

type Props = { proposal: EmployeeProposal; withPerson: boolean; actions: ReactNode }

function Changes({ proposal }: { proposal: EmployeeProposal }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const text = useFieldText()
  return (
    <BeforeAfter
      label={t('employeeRecord.changes')}
      fieldTitle={t('employeeRecord.fieldName')}
      titles={[t('employeeRecord.before'), t('employeeRecord.after')]}
      rows={proposal.changes.map(({ field, before, after }) => ({
        key: field,
        field: fieldLabel(language, field),
        values: [
          text(field, before) || '–',
          <Text key="after" span inherit fw={600}>
            {text(field, after) || '–'}
          </Text>,
        ],
      }))}
    />
  )
}

function Decision({ proposal }: { proposal: EmployeeProposal }) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  if (proposal.decidedAt === null) return null
  const by = proposal.decidedBy === null ? proposal.decidedByName : nameOf(proposal.decidedBy)
  return (
    <Text size="sm" c="dimmed">
      {t('employeeRecord.decidedBy', { name: by, at: formatInstant(proposal.decidedAt) })}
      {proposal.comment !== '' && `: ${proposal.comment}`}
    </Text>
  )
}

export function Proposal({ proposal, withPerson, actions }: Props) {
  const asked = formatInstant(proposal.createdAt)
  return (
    <Paper component="li" withBorder p={{ base: 'md', sm: 'lg' }} data-proposal={proposal.id}>
      <Stack gap="sm">
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          {withPerson ? (
            <TextLink to={paths.employeeView(proposal.employee.id)} c="inherit">
              <PersonName person={proposal.employee} size={36} detail={asked} />
            </TextLink>
          ) : (
            <Text size="sm" c="dimmed">
              {asked}
            </Text>
          )}
          <StatusBadge status={proposal.status} />
        </Group>
        {proposal.reason !== '' && <Text size="sm">{proposal.reason}</Text>}
        <Changes proposal={proposal} />
        <Decision proposal={proposal} />
        {actions}
      </Stack>
    </Paper>
  )
}
