// Calendars in the reader's language, with weeks from Monday and marked weekends.
import { DatesProvider } from '@mantine/dates'
import { useLanguage } from '#web/i18n/language.ts'
import 'dayjs/locale/lo'
import type { ReactNode } from 'react'

export function DatesLanguage({ children }: { children: ReactNode }) {
  return (
    <DatesProvider settings={{ locale: useLanguage(), firstDayOfWeek: 1, weekendDays: [0, 6] }}>
      {children}
    </DatesProvider>
  )
}
