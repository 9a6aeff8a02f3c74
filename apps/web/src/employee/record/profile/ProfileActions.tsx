// Actions on a person; each button exists only if the server's `may` allows it.
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
import { useIsBlocked } from '#web/shared/person/own-record.ts'
import { ButtonLink } from '#web/ui/LinkTo.tsx'
import { usePersonName } from '#web/ui/PersonName.tsx'
import {
  DeleteDialog,
  EndEmploymentDialog,
  JobChangeDrawer,
  PasskeysDialog,
  ReinstateDialog,
  ResetPasswordDialog,
  SecondStepDialog,
} from '#web/employee/record-dialogs.ts'
import { useFocusBack } from '#web/ui/use-focus-back.ts'

const entries = {
  job: { Icon: IconCalendarEvent, Dialog: JobChangeDrawer },
  reset: { Icon: IconKey, Dialog: ResetPasswordDialog },
  secondStep: { Icon: IconShieldOff, Dialog: SecondStepDialog },
  passkeys: { Icon: IconFingerprint, Dialog: PasskeysDialog },
  end: { Icon: IconDoorExit, Dialog: EndEmploymentDialog },
  keep: { Icon: IconUserCheck, Dialog: ReinstateDialog },
  rehire: { Icon: IconUserCheck, Dialog: ReinstateDialog },
  delete: { Icon: IconTrash, Dialog: DeleteDialog },
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

type DialogProps = { entry: Entry; record: EmployeeRecord; onClose: () => void }

function EntryDialog({ entry, record, onClose }: DialogProps) {
  const { Dialog } = entries[entry]
  // A dialog that is loaded first finds the menu closed already.
  useFocusBack(true)
  return <Dialog employee={record.card} onClose={onClose} />
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
              const { Icon } = entries[entry]
              return (
                <Menu.Item
                  key={entry}
                  leftSection={<Icon size={18} aria-hidden />}
                  {...((entry === 'end' || entry === 'delete') && { c: 'var(--mantine-color-error)' })}
                  onClick={() => setOpen(entry)}
                >
                  {t(`employeeRecord.action.${entry}`)}
                </Menu.Item>
              )
            })}
          </Menu.Dropdown>
        </Menu>
      )}
      {open && <EntryDialog entry={open} record={record} onClose={() => setOpen(undefined)} />}
    </>
  )
}
