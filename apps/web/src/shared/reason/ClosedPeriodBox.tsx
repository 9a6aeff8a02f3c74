import { Checkbox } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'

type Props = {
  /** What the change affects; errors of the server name the label. */
  of: 'days' | 'records'
  isAllowed: boolean
  onChange: (isAllowed: boolean) => void
}

/** What is in closed periods changes only after explicit confirmation (A13). */
export function ClosedPeriodBox({ of, isAllowed, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <Checkbox
      label={t(`closedPeriod.change.${of}`)}
      description={t('closedPeriod.changeHint')}
      checked={isAllowed}
      onChange={event => onChange(event.currentTarget.checked)}
    />
  )
}
