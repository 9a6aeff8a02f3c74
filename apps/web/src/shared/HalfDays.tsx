import { Text } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { formatHalfDays } from './format.ts'

/** A number of half days as days: <HalfDays value={19} /> shows "9.5 days" or "9.5 ມື້". */
export function HalfDays({ value }: { value: number }) {
  return (
    <Text component="span" inherit fw="inherit" style={{ whiteSpace: 'nowrap' }}>
      {formatHalfDays(value, useLanguage())}
    </Text>
  )
}
