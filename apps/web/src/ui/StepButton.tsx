import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'

type Props = { to: 'earlier' | 'later'; label: string; disabled?: boolean; onClick: () => void }

/** Goes to the dates before or after those that a page shows. */
export function StepButton({ to, label, disabled = false, onClick }: Props) {
  const Icon = to === 'earlier' ? IconChevronLeft : IconChevronRight
  return (
    <ActionIcon variant="default" size="lg" aria-label={label} disabled={disabled} onClick={onClick}>
      <Icon size={20} aria-hidden />
    </ActionIcon>
  )
}
