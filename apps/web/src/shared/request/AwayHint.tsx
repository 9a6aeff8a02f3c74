// Colleagues of the unit who are away: the first names in the row, all with dates on hover or click.
import type { AwayColleagues } from '@hr/contract/leave-decision.ts'
import { Popover, UnstyledButton } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import { AwayPeople } from './AwayPeople.tsx'
import classes from './Waiting.module.css'

const mostNamed = 2
/** Time to move the pointer from the names to the list. */
const closeMs = 200

type Props = {
  facts: AwayColleagues
  range: { readonly from: string; readonly to: string }
}

export function AwayHint({ facts, range }: Props) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isOpen, setIsOpen] = useState(false)
  const { away, awayCount } = facts
  if (awayCount === 0) return <span className={classes.fact}>{t('leave.nobodyElseAway')}</span>
  const keep = () => clearTimeout(closing.current)
  const close = () => {
    keep()
    closing.current = setTimeout(() => setIsOpen(false), closeMs)
  }
  const hover = {
    onMouseEnter: () => {
      keep()
      setIsOpen(true)
    },
    onMouseLeave: close,
  }
  const names = [...new Set(away.map(({ employee }) => nameOf(employee)))]
  const named = names.slice(0, mostNamed).join(', ')
  const more = awayCount - mostNamed
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-start"
      shadow="md"
      width={300}
      withinPortal
    >
      <Popover.Target>
        <UnstyledButton className={classes.away} {...hover} onClick={() => setIsOpen(true)}>
          <IconUsers size={14} stroke={1.5} aria-hidden />
          {more > 0
            ? t('leave.alsoAwayMore', { names: named, count: more })
            : t('leave.alsoAway', { names: named })}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown {...hover} aria-label={t('leave.away')}>
        <AwayPeople facts={facts} range={range} />
      </Popover.Dropdown>
    </Popover>
  )
}
