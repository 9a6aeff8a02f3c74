// The effect of a new shift of many people on their leave; days are taken only if HR allows it (L10).
import type { Recounted } from '@hr/contract/recount.ts'
import { Switch } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { RecountEffect, takesDays } from '#web/shared/RecountEffect.tsx'

type Props = {
  requests: readonly Recounted[]
  isFetching?: boolean
  mayTake: boolean
  onMayTake: (mayTake: boolean) => void
}

export function RecountChoice({ requests, isFetching = false, mayTake, onMayTake }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <RecountEffect requests={requests} isFetching={isFetching} />
      {takesDays(requests) && (
        <Switch
          checked={mayTake}
          onChange={event => onMayTake(event.currentTarget.checked)}
          label={t('recount.takeDays')}
          description={t('recount.takeDaysHint')}
        />
      )}
    </>
  )
}
