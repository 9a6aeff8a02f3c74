import { Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import type { AskedReason as Asked } from './asked-reason.ts'

const words = {
  ownRecordReason: { label: 'ownRecord.reason', hint: 'ownRecord.reasonHint' },
  closedReason: { label: 'closedPeriod.reason', hint: 'closedPeriod.reasonHint' },
} as const

type Props = {
  asked: Asked
  error: ReactNode
  /** Shown from the start, not because of the server's answer. */
  isExpected?: boolean
}

/** Takes the focus when it appears after the server's answer. */
export function AskedReason({ asked, error, isExpected = false }: Props) {
  const { t } = useTranslation()
  if (!asked.isAsked) return null
  const { label, hint } = words[asked.name]
  return (
    <Textarea
      label={t(label)}
      description={t(hint)}
      name={asked.name}
      data-path={asked.name}
      required
      autoFocus={!isExpected}
      value={asked.reason}
      error={error}
      onChange={event => asked.setReason(event.currentTarget.value)}
    />
  )
}
