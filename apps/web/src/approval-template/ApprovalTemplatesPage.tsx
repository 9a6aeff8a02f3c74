// /app/administration/approval-templates: the approvers of each request kind, in order (R2).
import { listApprovalTemplates } from '@hr/contract/approval-template.ts'
import { Skeleton, Stack } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { ErrorState } from '#web/ui/EmptyState.tsx'
import { Page } from '#web/ui/Page.tsx'
import { TemplateCard } from './TemplateCard.tsx'

export function ApprovalTemplatesPage() {
  const { t } = useTranslation()
  const { data: templates, error, refetch } = useCall(listApprovalTemplates, {})
  return (
    <Page title={t('menu.approvalTemplates')} description={t('approvalTemplate.description')}>
      {templates === undefined && error === null && <Skeleton height={320} />}
      {templates === undefined && error !== null && <ErrorState error={error} retry={() => void refetch()} />}
      <Stack gap="lg">
        {templates?.map(template => (
          <TemplateCard key={template.kind} template={template} />
        ))}
      </Stack>
    </Page>
  )
}
