// For HR on the profile of a new employee: what the record lacks (P7). Gone when it is complete, after 90 days, or put away.
import type { EmployeeRecord } from '@hr/contract/employee-record.ts'
import { paths } from '@hr/contract/paths.ts'
import { checklistItems } from '@hr/domain/employee/record-checklist.ts'
import type { ChecklistItem } from '@hr/domain/employee/record-checklist.ts'
import { Anchor, Button, Text } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { JobChangeDrawer } from '#web/employee/record-dialogs.ts'
import { useHiddenChecklist } from '#web/shared/use-hidden-checklist.ts'
import { useToday } from '#web/shared/use-today.ts'
import { TextLink } from '#web/ui/LinkTo.tsx'
import type { SectionId } from '../form/form-sections.ts'
import { useMayChangeJob } from '../use-may-change-job.ts'
import { missingOf, useItemText } from './checklist-facts.ts'
import { ChecklistPanel } from './ChecklistPanel.tsx'

/** The section of the form; the others are a dated fact or a scan. */
const sections: { readonly [Item in ChecklistItem]?: SectionId } = {
  nameLo: 'identity',
  identity: 'identity',
  phone: 'contact',
  address: 'contact',
  emergency: 'emergency',
  idPaper: 'documents',
  bank: 'pay',
  sso: 'pay',
}

type Props = { record: EmployeeRecord; otherwise: ReactNode }

export function HireChecklist({ record, otherwise }: Props) {
  const { t } = useTranslation()
  const textOf = useItemText()
  const { card, may } = record
  const mayChangeJob = useMayChangeJob(record)
  const [isHidden, hide] = useHiddenChecklist(card.id)
  const [isChanging, setIsChanging] = useState(false)
  const missing = missingOf(record, useToday())
  if (!may.edit || isHidden || missing.length === 0) return otherwise
  const lead = (item: ChecklistItem) => {
    const section = sections[item]
    if (section !== undefined)
      return (
        <TextLink to={paths.employeeEdit(card.id)} search={{ section }} resetScroll={false}>
          {textOf(item)}
        </TextLink>
      )
    if (item === 'contractFile')
      return (
        <TextLink to={paths.employeeView(card.id)} search={{ tab: 'documents' }}>
          {textOf(item)}
        </TextLink>
      )
    if (!mayChangeJob) return <Text span>{textOf(item)}</Text>
    return (
      <Anchor component="button" type="button" ta="start" onClick={() => setIsChanging(true)}>
        {textOf(item)}
      </Anchor>
    )
  }
  return (
    <>
      <ChecklistPanel
        title={t('employeeRecord.checklist.title')}
        text={t('employeeRecord.checklist.text', {
          done: checklistItems.length - missing.length,
          all: checklistItems.length,
        })}
        items={checklistItems}
        missing={missing}
        textOf={textOf}
        lead={lead}
        actions={
          <Button variant="subtle" color="gray" size="compact-sm" onClick={hide}>
            {t('employeeRecord.checklist.hide')}
          </Button>
        }
      />
      {isChanging && <JobChangeDrawer employee={card} onClose={() => setIsChanging(false)} />}
    </>
  )
}
