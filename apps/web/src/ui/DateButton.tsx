// A button that opens a small calendar, for a day that is chosen without a field.
import { ActionIcon } from '@mantine/core'
import { IconCalendarEvent } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useLate } from './use-late.ts'

export type DateButtonProps = {
  /** Of the button and of the calendar. */
  label: string
  /** 'YYYY-MM-DD', as the last day that can be chosen. */
  value: string
  last: string
  onChoose: (date: string) => void
}

const load = () => import('./DatePopover.tsx').then(file => file.DatePopover)

export function DateButton(props: DateButtonProps) {
  const { part: DatePopover, open, ahead } = useLate(load)
  return DatePopover === undefined ? (
    <CalendarButton
      aria-label={props.label}
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={open}
      {...ahead}
    />
  ) : (
    <DatePopover {...props} />
  )
}

type ButtonOwnProps = Pick<
  ComponentProps<'button'>,
  'ref' | 'aria-label' | 'aria-haspopup' | 'aria-expanded' | 'onClick' | 'onFocus' | 'onPointerEnter'
>

export function CalendarButton(props: ButtonOwnProps) {
  return (
    <ActionIcon {...props} variant="default" size="lg">
      <IconCalendarEvent size={18} stroke={1.5} aria-hidden />
    </ActionIcon>
  )
}
