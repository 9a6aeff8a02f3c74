import { Group, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { ColorMark } from '#web/ui/ColorMark.tsx'
import { LeaveTypeName } from '../LeaveTypeName.tsx'
import classes from './TypeLegend.module.css'
import { hiddenTypeColor } from './leave-calendar-data.ts'
import type { CalendarLeave } from './leave-calendar-data.ts'

/** The meaning of the colours that are on the screen. */
export function TypeLegend({ leaves }: { leaves: readonly Pick<CalendarLeave, 'leaveType' | 'status'>[] }) {
  const { t } = useTranslation()
  const types = new Map(
    leaves.flatMap(({ leaveType }) => (leaveType === null ? [] : [[leaveType.id, leaveType]])),
  )
  const hasHidden = leaves.some(({ leaveType }) => leaveType === null)
  const hasPending = leaves.some(({ status }) => status === 'PENDING')
  if (leaves.length === 0) return null
  return (
    <Group component="ul" aria-label={t('leave.colours')} className={classes.legend}>
      {[...types.values()].map(type => (
        <li key={type.id}>
          <LeaveTypeName type={type} />
        </li>
      ))}
      {hasHidden && (
        <li>
          <Group component="span" gap={8} display="inline-flex">
            <ColorMark color={hiddenTypeColor} />
            <Text span inherit>
              {t('leave.awayType')}
            </Text>
          </Group>
        </li>
      )}
      {hasPending && <li>{t('leave.dashedPending')}</li>}
    </Group>
  )
}
