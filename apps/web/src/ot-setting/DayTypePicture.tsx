// The 24 hours of a day type; on workdays with the hours of the company's default shift, also in words.
import { otDayTypeText } from '@hr/contract/messages/law-point.ts'
import { getOtDefaultShift } from '@hr/contract/ot-setting.ts'
import { shownDay } from '@hr/domain/attendance/shift-week.ts'
import type { OtBand, OtDayType } from '@hr/domain/overtime/ot-setting.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Skeleton, Stack, Text } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { shortWeekdayNames } from '#web/shared/format.ts'
import { timesText } from '#web/shared/overtime/times-text.ts'
import { useToday } from '#web/shared/use-today.ts'
import { DayPicture } from './DayPicture.tsx'
import classes from './DayPicture.module.css'
import { weekParts } from './week-parts.ts'
import type { WeekPart } from './week-parts.ts'

type Props = { dayType: OtDayType; bands: readonly OtBand[] }

export function DayTypePicture({ dayType, bands }: Props) {
  const day = otDayTypeText(useLanguage(), dayType)
  return dayType === 'WORKDAY' ? (
    <WorkdayPicture day={day} bands={bands} />
  ) : (
    <DayPicture day={day} bands={bands} />
  )
}

function WorkdayPicture({ day, bands }: { day: string; bands: readonly OtBand[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const today = useToday()
  const partText = usePartText()
  const { data: shift, isPending } = useCall(getOtDefaultShift, {})
  const parts = shift ? weekParts(shift, shownDay(shift.items, today)) : []
  const [usual, ...others] = parts
  return (
    <Stack gap={6}>
      <DayPicture day={day} bands={bands} hours={usual?.periods ?? []} />
      {isPending && <Skeleton height={18} width="60%" />}
      {shift && usual && (
        <Text size="xs" c="dimmed">
          <span className={classes.swatch} aria-hidden />
          {t('otSetting.shiftHours', { shift: nameIn(shift, language), times: partText(usual) })}
        </Text>
      )}
      {others.map(part => (
        <Text key={partText(part)} size="xs" c="dimmed">
          {partText(part)}
        </Text>
      ))}
    </Stack>
  )
}

/** "Mon - Fri 08:30 - 12:00, 13:00 - 17:30" */
function usePartText(): (part: WeekPart) => string {
  const names = shortWeekdayNames(useLanguage())
  return ({ runs, periods }) => {
    const days = runs.map(([first, last]) =>
      first === last ? names[first] : `${names[first]} - ${names[last]}`,
    )
    return `${days.join(', ')} ${periods.map(timesText).join(', ')}`
  }
}
