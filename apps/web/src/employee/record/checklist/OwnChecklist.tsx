// For new employees on their own profile: what they add themselves, or propose to HR (P7).
import { listProposals } from '@hr/contract/employee-proposal.ts'
import type { EmployeeRecord } from '@hr/contract/employee-record.ts'
import { ownItems } from '@hr/domain/employee/record-checklist.ts'
import type { ChecklistItem, OwnItem } from '@hr/domain/employee/record-checklist.ts'
import { Anchor, Text } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useToday } from '#web/shared/use-today.ts'
import { OwnRecordDrawer, ProposeDrawer } from '#web/employee/record-dialogs.ts'
import type { OwnPart } from '../own/own-parts.ts'
import type { ProposalPart } from '../own/proposal-parts.ts'
import { missingOf, useItemText } from './checklist-facts.ts'
import { ChecklistPanel } from './ChecklistPanel.tsx'

type Place = { readonly own: OwnPart } | { readonly proposal: ProposalPart }
const places: { readonly [Item in OwnItem]: Place } = {
  nameLo: { proposal: 'names' },
  identity: { proposal: 'identity' },
  phone: { own: 'contact' },
  address: { own: 'address' },
  emergency: { own: 'emergency' },
  idPaper: { proposal: 'documents' },
  bank: { proposal: 'bank' },
}
const isOwnItem = (item: ChecklistItem): item is OwnItem => Object.hasOwn(places, item)

export function OwnChecklist({ record }: { record: EmployeeRecord }) {
  const { t } = useTranslation()
  const textOf = useItemText()
  const [open, setOpen] = useState<Place>()
  const { card, may } = record
  const missing = missingOf(record, useToday()).filter(isOwnItem)
  const isShown = may.editOwn && missing.length > 0
  const waiting = useCall(
    listProposals,
    { employeeId: card.id, status: 'PENDING', limit: 1 },
    { quiet: true, enabled: isShown },
  )
  if (!isShown) return null
  const isWaiting = (waiting.data?.rows.length ?? 0) > 0
  const proposed = missing.flatMap(item => ('proposal' in places[item] ? places[item].proposal : []))
  const close = () => setOpen(undefined)
  const lead = (item: ChecklistItem) => {
    if (!isOwnItem(item)) return null
    const place = places[item]
    // One proposal is open at a time: HR decides it first.
    if ('proposal' in place && isWaiting)
      return (
        <Text span>
          {textOf(item)}{' '}
          <Text span size="sm" c="dimmed">
            {t('employeeRecord.proposed')}
          </Text>
        </Text>
      )
    return (
      <Anchor component="button" type="button" ta="start" onClick={() => setOpen(place)}>
        {textOf(item)}
      </Anchor>
    )
  }
  return (
    <>
      <ChecklistPanel
        title={t('employeeRecord.checklist.ownTitle')}
        text={t('employeeRecord.checklist.ownText')}
        items={ownItems}
        missing={missing}
        textOf={textOf}
        lead={lead}
      />
      {open !== undefined && 'own' in open && (
        <OwnRecordDrawer record={record} part={open.own} onClose={close} />
      )}
      {open !== undefined && 'proposal' in open && (
        <ProposeDrawer record={record} startParts={proposed} onClose={close} />
      )}
    </>
  )
}
