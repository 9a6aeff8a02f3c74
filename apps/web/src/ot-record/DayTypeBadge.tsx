import { otDayTypeText } from '@hr/contract/messages/law-point.ts'
import type { OtDayType } from '@hr/domain/overtime/ot-setting.ts'
import { Badge } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'

/** Workday, rest day or holiday: it decides the rates. */
export function DayTypeBadge({ dayType, size = 'sm' }: { dayType: OtDayType; size?: 'sm' | 'md' }) {
  const language = useLanguage()
  return (
    <Badge size={size} variant={dayType === 'WORKDAY' ? 'default' : 'light'} style={{ flexShrink: 0 }}>
      {otDayTypeText(language, dayType)}
    </Badge>
  )
}
