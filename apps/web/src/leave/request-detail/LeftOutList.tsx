import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useLeaveDates } from '#web/shared/leave/use-leave-dates.ts'
import { leftOutDays } from '../left-out-days.ts'
import type { LeftOut, PreviewDay } from '../left-out-days.ts'
import classes from './LeftOutList.module.css'

function LeftOutLine({ line }: { line: LeftOut }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { dates } = useLeaveDates()
  const range = { ...line, fromHalf: line.half ?? 'AM', toHalf: line.half ?? 'PM' }
  const why =
    line.name === null ? t('leave.weekend') : nameIn({ name: line.name, nameLo: line.nameLo }, language)
  return (
    <li className={classes.line}>
      <Text size="sm" span>
        {dates(range)}
      </Text>
      <Text size="sm" span c="dimmed" ta="right">
        {why}
      </Text>
    </li>
  )
}

/** Days that a request does not count, with their reason; renders nothing if every day counts. */
export function LeftOutList({ days }: { days: readonly PreviewDay[] }) {
  const { t } = useTranslation()
  const lines = leftOutDays(days)
  if (lines.length === 0) return null
  return (
    <div>
      <Text size="sm" fw={600}>
        {t('leave.leftOut')}
      </Text>
      <ul aria-label={t('leave.leftOut')}>
        {lines.map(line => (
          <LeftOutLine key={`${line.from}:${line.half}`} line={line} />
        ))}
      </ul>
    </div>
  )
}
