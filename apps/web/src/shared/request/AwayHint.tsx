// Colleagues of the unit who are away: the first names in the row, all with dates on hover or click.
import type { AwayColleagues } from '@hr/contract/leave-decision.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import { AwayPeople } from './AwayPeople.tsx'
import { PeopleHint } from './PeopleHint.tsx'
import classes from './Waiting.module.css'

const mostNamed = 2

type Props = {
  facts: AwayColleagues
  range: { readonly from: string; readonly to: string }
}

export function AwayHint({ facts, range }: Props) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const { away, awayCount } = facts
  if (awayCount === 0) return <span className={classes.fact}>{t('leave.nobodyElseAway')}</span>
  const names = [...new Set(away.map(({ employee }) => nameOf(employee)))]
  const named = names.slice(0, mostNamed).join(', ')
  const more = awayCount - mostNamed
  const text =
    more > 0 ? t('leave.alsoAwayMore', { names: named, count: more }) : t('leave.alsoAway', { names: named })
  return (
    <PeopleHint text={text} label={t('leave.away')}>
      <AwayPeople facts={facts} range={range} />
    </PeopleHint>
  )
}
