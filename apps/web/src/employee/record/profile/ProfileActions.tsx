// Actions on a person; each button exists only if the server's `may` allows it.
import { turnOffEmployeeSecondStep } from '@hr/contract/employee.ts'
import type { EmployeeRecord } from '@hr/contract/employee-record.ts'
import { ActionIcon, Menu } from '@mantine/core'
import {
  IconCalendarEvent,
  IconDots,
  IconDoorExit,
  IconFingerprint,
  IconKey,
  IconPencil,
  IconShieldOff,
  IconTrash,
  IconUserCheck,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { useIsBlocked } from '#web/shared/own-record.ts'
import { TurnOffSecondStep } from '#web/shared/sign-in/TurnOffSecondStep.tsx'
import { ButtonLink } from '#web/ui/LinkTo.tsx'
import { usePersonName } from '#web/ui/PersonName.tsx'
import {
  EndEmploymentDialog,
  JobChangeDrawer,
  PasskeysDialog,
  ReinstateDialog,
  ResetPasswordDialog,
} from '#web/employee/record-dialogs.ts'
import { useFocusBack } from '#web/ui/use-focus-back.ts'
import { DeleteDialog } from './DeleteDialog.tsx'

const entries = {
  job: IconCalendarEvent,
  reset: IconKey,
  secondStep: IconShieldOff,
  passkeys: IconFingerprint,
  end: IconDoorExit,
  keep: IconUserCheck,
  rehire: IconUserCheck,
  delete: IconTrash,
} as const
type Entry = keyof typeof entries

function openEntries({ card, may }: EmployeeRecord, isBlocked: boolean): readonly Entry[] {
  const hasEnded = card.status === 'terminated'
  const mayEnd = may.terminate && !isBlocked
  const shown = {
    job: may.changeJob && !isBlocked && !hasEnded,
    reset: may.resetPassword && !hasEnded,
    secondStep: may.turnOffSecondStep && !hasEnded,
    passkeys: may.removePasskeys && !hasEnded,
    end: mayEnd && !hasEnded,
    keep: mayEnd && !hasEnded && card.endDate !== null,
    rehire: mayEnd && hasEnded,
    delete: may.delete,
  }
  return (['job', 'reset', 'secondStep', 'passkeys', 'end', 'keep', 'rehire', 'delete'] as const).filter(
    entry => shown[entry],
  )
}

function Dialog({ entry, record, onClose }: { entry: Entry; record: EmployeeRecord; onClose: () => void }) {
  const { card } = record
  const name = usePersonName(card)
  // A dialog that is loaded first finds the menu closed already.
  useFocusBack(true)
  switch (entry) {
    case 'job':
      return <JobChangeDrawer employee={card} onClose={onClose} />
    case 'reset':
      return <ResetPasswordDialog employee={card} onClose={onClose} />
    case 'secondStep':
      return (
        <TurnOffSecondStep
          endpoint={turnOffEmployeeSecondStep}
          fixed={{ id: card.id }}
          name={name}
          onClose={onClose}
        />
      )
    case 'passkeys':
      return <PasskeysDialog employee={card} onClose={onClose} />
    case 'end':
      return <EndEmploymentDialog employee={card} onClose={onClose} />
    case 'keep':
    case 'rehire':
      return <ReinstateDialog employee={card} onClose={onClose} />
    case 'delete':
      return <DeleteDialog employee={card} onClose={onClose} />
  }
}

export function ProfileActions({ record }: { record: EmployeeRecord }) {
  const { t } = useTranslation()
  const name = usePersonName(record.card)
  const [open, setOpen] = useState<Entry>()
  const shown = openEntries(record, useIsBlocked()('JOB', record.card.id))
  return (
    <>
      {record.may.edit && (
        <ButtonLink
          to={paths.employeeEdit(record.card.id)}
          leftSection={<IconPencil size={18} aria-hidden />}
        >
          {t('ui.edit')}
        </ButtonLink>
      )}
      {shown.length > 0 && (
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon variant="default" size={36} aria-label={t('employeeRecord.actionsOf', { name })}>
              <IconDots size={20} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {shown.map(entry => {
              const Icon = entries[entry]
              return (
                <Menu.Item
                  key={entry}
                  leftSection={<Icon size={18} aria-hidden />}
                  {...((entry === 'end' || entry === 'delete') && { color: 'red' })}
                  onClick={() => setOpen(entry)}
                >
                  {t(`employeeRecord.action.${entry}`)}
                </Menu.Item>
              )
            })}
          </Menu.Dropdown>
        </Menu>
      )}
      {open && <Dialog entry={open} record={record} onClose={() => setOpen(undefined)} />}
    </>
  )
}
