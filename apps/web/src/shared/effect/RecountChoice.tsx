// The effect of a change on leave; extra days are deducted only if HR allows it (L10).
import type { Recounted } from '@hr/contract/recount.ts'
import { withoutTaking } from '@hr/domain/leave/recount.ts'
import { Switch } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { RecountEffect } from './RecountEffect.tsx'

type Props = {
  /** As they become if days may be taken; undefined until they are known. */
  requests: readonly Recounted[] | undefined
  isFetching?: boolean
  mayTake: boolean
  onMayTake: (mayTake: boolean) => void
}

export function RecountChoice({ requests, isFetching = false, mayTake, onMayTake }: Props) {
  const { t } = useTranslation()
  const takesDays = requests?.some(({ halfDaysTaken }) => halfDaysTaken > 0) === true
  return (
    <>
      <RecountEffect requests={mayTake ? requests : requests?.map(withoutTaking)} isFetching={isFetching} />
      {takesDays && (
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
