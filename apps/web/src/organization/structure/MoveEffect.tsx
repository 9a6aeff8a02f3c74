// Preview of a move: path, people, approval steps (R9) and teams (P5).
import { previewOrgNodeMove } from '@hr/contract/organization.ts'
import type { OrgMoveEffect, OrgNode } from '@hr/contract/organization.ts'
import { Alert, List, Skeleton, Stack, Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate } from '#web/shared/format.ts'
import { useCall } from '#web/api/use-call.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { TeamChanges } from './TeamChanges.tsx'
import { useUnitTexts } from './use-unit-texts.ts'

type Props = { unit: OrgNode; target: InputOf<typeof previewOrgNodeMove> }

export function MoveEffect({ unit, target }: Props) {
  const { t } = useTranslation()
  const { data, error } = useCall(previewOrgNodeMove, target, { quiet: true, keep: true, staleTime: 0 })
  if (error !== null) {
    return (
      <Alert color="red" role="alert">
        {error.message}
      </Alert>
    )
  }
  if (data === undefined) return <Skeleton height={140} aria-hidden />
  const isOrderOnly = unit.parentId === target.parentId
  return (
    <Alert color="blue" role="status" title={t('organization.whatChanges')}>
      {target.on !== undefined && (
        <Text size="sm" fw={500}>
          {t('organization.changesFrom', { date: formatDate(target.on) })}
        </Text>
      )}
      {isOrderOnly ? <Text size="sm">{t('organization.orderOnly')}</Text> : <Effect effect={data} />}
    </Alert>
  )
}

function Effect({ effect }: { effect: OrgMoveEffect }) {
  const { t } = useTranslation()
  const texts = useUnitTexts()
  const path = (units: OrgMoveEffect['pathAfter']) => units.map(texts.name).join(' › ')
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {path(effect.pathBefore)}
      </Text>
      <Text size="sm" fw={600}>
        <IconArrowRight size={14} aria-label={t('organization.to')} style={{ verticalAlign: '-2px' }} />{' '}
        {path(effect.pathAfter)}
      </Text>
      <List size="sm" spacing={2}>
        <List.Item>{t('organization.unitsMove', { count: effect.units })}</List.Item>
        <List.Item>{t('organization.peopleMove', { count: effect.people })}</List.Item>
        <List.Item>{t('organization.stepsMove', { count: effect.approvalStepCount })}</List.Item>
      </List>
      <TeamChanges effect={effect} />
    </Stack>
  )
}
