// What can be done with one employee of the list.
import type { EmployeeRow } from '@hr/contract/employee.ts'
import { ActionIcon } from '@mantine/core'
import type { ButtonProps } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { usePersonName } from '#web/ui/PersonName.tsx'
import { useLate } from '#web/ui/use-late.ts'

export type RowMenuProps = { employee: EmployeeRow; onReset: () => void }

const load = () => import('./RowEntries.tsx').then(file => file.RowEntries)

export function RowMenu(props: RowMenuProps) {
  const { part: RowEntries, open, ahead } = useLate(load)
  return RowEntries === undefined ? (
    <RowMenuButton
      employee={props.employee}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={open}
      {...ahead}
    />
  ) : (
    <RowEntries {...props} />
  )
}

type ButtonOwnProps = Omit<ComponentProps<'button'>, keyof ButtonProps> & { employee: EmployeeRow }

export function RowMenuButton({ employee, ...props }: ButtonOwnProps) {
  const { t } = useTranslation()
  const name = usePersonName(employee)
  return (
    <ActionIcon
      {...props}
      variant="subtle"
      color="gray"
      size="lg"
      visibleFrom="sm"
      aria-label={t('employee.actionsOf', { name })}
    >
      <IconDots size={20} stroke={1.5} aria-hidden />
    </ActionIcon>
  )
}
