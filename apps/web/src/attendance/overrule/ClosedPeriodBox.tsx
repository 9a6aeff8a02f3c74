import { Checkbox } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'

type Props = { isAllowed: boolean; onChange: (isAllowed: boolean) => void }

/** Days of closed periods change only after explicit confirmation (A13). */
export function ClosedPeriodBox({ isAllowed, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <Checkbox
      label={t('overrule.inClosed')}
      description={t('overrule.inClosedHint')}
      checked={isAllowed}
      onChange={event => onChange(event.currentTarget.checked)}
    />
  )
}
