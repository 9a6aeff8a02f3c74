// Actions of one employee in the list, the same in a row and on the card of a phone.
import type { EmployeeRow } from '@hr/contract/employee.ts'
import { paths } from '@hr/contract/paths.ts'
import { ActionIcon, Menu } from '@mantine/core'
import {
  IconBriefcase,
  IconBeach,
  IconCalendarTime,
  IconClockEdit,
  IconDoorExit,
  IconDots,
  IconKey,
  IconPencil,
  IconUser,
  IconUserCheck,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '#web/i18n/translation.ts'
import { usePersonName } from '#web/ui/PersonName.tsx'
import { place } from '#web/ui/place.ts'
import type { Place } from '#web/ui/place.ts'
import type { DialogAct, RowAct } from './use-row-acts.ts'

const entries = {
  open: { icon: IconUser, text: 'employeeList.open' },
  edit: { icon: IconPencil, text: 'ui.edit' },
  job: { icon: IconBriefcase, text: 'employeeRecord.action.job' },
  shift: { icon: IconClockEdit, text: 'employeeJob.changeShift' },
  attendance: { icon: IconCalendarTime, text: 'employeeList.attendance' },
  leave: { icon: IconBeach, text: 'employeeRecord.tab.leave' },
  end: { icon: IconDoorExit, text: 'employeeRecord.action.end' },
  rehire: { icon: IconUserCheck, text: 'employeeRecord.action.rehire' },
  reset: { icon: IconKey, text: 'employee.resetPassword' },
} as const

const pages: { readonly [Act in Exclude<RowAct, DialogAct>]: (id: number) => Place } = {
  open: id => ({ to: paths.employeeView(id) }),
  edit: id => ({ to: paths.employeeEdit(id) }),
  attendance: id => ({ to: paths.attendanceOf(id) }),
  leave: id => place(paths.employeeView(id), { tab: 'leave' }),
}
const isPage = (act: RowAct): act is keyof typeof pages => Object.hasOwn(pages, act)

type Props = {
  employee: EmployeeRow
  acts: readonly RowAct[]
  onAct: (act: DialogAct, employee: EmployeeRow) => void
}

export function RowMenu({ employee, acts, onAct }: Props) {
  const { t } = useTranslation()
  const name = usePersonName(employee)
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('employee.actionsOf', { name })}>
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {acts.map(act => {
          const { icon: Icon, text } = entries[act]
          const look = {
            leftSection: <Icon size={18} aria-hidden />,
            children: t(text),
          }
          return isPage(act) ? (
            <Menu.Item
              key={act}
              {...look}
              renderRoot={root => <Link {...root} {...pages[act](employee.id)} />}
            />
          ) : (
            <Menu.Item
              key={act}
              {...look}
              {...(act === 'end' && { c: 'var(--mantine-color-error)' })}
              onClick={() => onAct(act, employee)}
            />
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
