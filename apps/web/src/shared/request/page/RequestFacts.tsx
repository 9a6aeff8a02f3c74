// The facts of a request: who asked, the facts of its kind, why and when.
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatInstant } from '#web/shared/instant.ts'
import { PersonName } from '#web/ui/PersonName.tsx'
import { Fact, Facts, LongText } from '../Facts.tsx'
import type { RequestRow } from '../request-kind.ts'

type Props = { request: Pick<RequestRow, 'employee' | 'reason' | 'createdAt'>; children: ReactNode }

export function RequestFacts({ request, children }: Props) {
  const { t } = useTranslation()
  return (
    <Facts>
      <Fact label={t('request.employee')}>
        <PersonName person={request.employee} isWhole />
      </Fact>
      {children}
      <Fact label={t('request.reason')}>
        <LongText>{request.reason}</LongText>
      </Fact>
      <Fact label={t('request.requestedAt')}>{formatInstant(request.createdAt)}</Fact>
    </Facts>
  )
}
