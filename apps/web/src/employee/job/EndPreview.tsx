import { previewEndEmployment } from '@hr/contract/end-employment.ts'
import type { EndEmploymentPreview } from '@hr/contract/end-employment.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Alert, List, Paper, Stack, Text } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate, formatDateRange } from '#web/shared/format.ts'
import { Loaded } from '#web/ui/Loaded.tsx'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import { EffectLines } from './EffectLines.tsx'
import { LeaveLeft } from './LeaveLeft.tsx'

type Props = { employeeId: number; date: string; newManagerId: number | undefined }

function Requests({ preview }: { preview: EndEmploymentPreview }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (preview.requests.length === 0) return null
  return (
    <div>
      <Text size="sm" fw={500}>
        {t('employeeJob.openRequests', { count: preview.requests.length })}
      </Text>
      <List size="sm" c="dimmed" withPadding>
        {preview.requests.map(request => (
          <List.Item key={request.id}>
            {t(request.isCancelled ? 'employeeJob.requestCancelled' : 'employeeJob.requestStays', {
              number: request.number,
              title: nameIn({ name: request.title, nameLo: request.titleLo }, language),
              dates: formatDateRange(request.from, request.to),
            })}
          </List.Item>
        ))}
      </List>
    </div>
  )
}

function Effects({ preview }: { preview: EndEmploymentPreview }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const nameOf = usePersonNames()
  const { steps, templates, reports, units, newManager, jobChanges, requests } = preview
  const leader = newManager === null ? t('employeeJob.nobody') : nameOf(newManager)
  const isQuiet = [steps, templates, reports, units, jobChanges, requests].every(list => list.length === 0)
  if (isQuiet) return <Text size="sm">{t('employeeJob.endTouchesNothing')}</Text>
  return (
    <Stack gap="xs">
      <Requests preview={preview} />
      <EffectLines title={t('employeeJob.stepsMove', { count: steps.length })} steps={steps} />
      {templates.length > 0 && (
        <Text size="sm">
          {t('employeeJob.templatesSkip', {
            kinds: templates.map(kind => t(`approval.kind.${kind}`)).join(', '),
          })}
        </Text>
      )}
      <EffectLines
        title={t('employeeJob.reportsMove', { count: reports.length, name: leader })}
        people={reports}
      />
      {units.length > 0 && (
        <Text size="sm">
          {t('employeeJob.unitsMove', {
            units: units.map(unit => nameIn(unit, language)).join(', '),
            name: leader,
          })}
        </Text>
      )}
      {jobChanges.map(plan => (
        <Text key={plan.from} size="sm">
          {t('employeeJob.planFalls', {
            date: formatDate(plan.from),
            facts: plan.changed.map(name => fieldLabel(language, name)).join(', '),
          })}
        </Text>
      ))}
    </Stack>
  )
}

/** The effect of ending the employment on that day. */
export function EndPreview({ employeeId, date, newManagerId }: Props) {
  const { t } = useTranslation()
  const input = { id: employeeId, date, ...(newManagerId !== undefined && { newManagerId }) }
  const query = useCall(previewEndEmployment, input, { quiet: true, keep: true })
  return (
    <Loaded query={query} height={96}>
      {preview => (
        <Paper withBorder p="sm" component="section" aria-label={t('employeeJob.preview')} aria-live="polite">
          <Stack gap="xs">
            <Text size="sm" fw={600}>
              {t('employeeJob.preview')}
            </Text>
            {preview.refusal === null ? (
              <>
                <Effects preview={preview} />
                <LeaveLeft leave={preview.leave} />
              </>
            ) : (
              <Alert color="red">{preview.refusal.message}</Alert>
            )}
          </Stack>
        </Paper>
      )}
    </Loaded>
  )
}
