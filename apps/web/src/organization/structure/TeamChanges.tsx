// Whose team changes, and whose approval steps are reassigned.
import type { OrgMoveEffect } from '@hr/contract/organization.ts'
import { List, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { usePersonNames } from '#web/ui/PersonName.tsx'

const shownTeams = 6
const shownSteps = 5

export function TeamChanges({ effect }: { effect: OrgMoveEffect }) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const { teams, approvalSteps } = effect
  const change = ({ gains, loses }: { gains: number; loses: number }) =>
    [
      ...(gains > 0 ? [t('organization.teamGains', { count: gains })] : []),
      ...(loses > 0 ? [t('organization.teamLoses', { count: loses })] : []),
    ].join(', ')
  return (
    <>
      {teams.length > 0 && (
        <div>
          <Text size="sm" fw={600}>
            {t('organization.teams')}
          </Text>
          <List size="sm">
            {teams.slice(0, shownTeams).map(team => (
              <List.Item key={team.leader.id}>
                {nameOf(team.leader)}: {change(team)}
              </List.Item>
            ))}
            {teams.length > shownTeams && (
              <List.Item>{t('organization.teamsMore', { count: teams.length - shownTeams })}</List.Item>
            )}
          </List>
        </div>
      )}
      {approvalSteps.length > 0 && (
        <List size="sm">
          {approvalSteps.slice(0, shownSteps).map(step => (
            <List.Item key={step.requestId}>
              {t('organization.stepOf', {
                number: step.number,
                name: nameOf(step.requester),
                from: step.from === null ? t('organization.anyHr') : nameOf(step.from),
                to: step.to === null ? t('organization.anyHr') : nameOf(step.to),
              })}
            </List.Item>
          ))}
        </List>
      )}
    </>
  )
}
