// /app/administration/approval-templates: the approvers of each request kind, in order (R2).
import { listApprovalTemplates } from '@hr/contract/approval-template.ts'
import { Stack } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { WhoMayChange } from '#web/shared/permission/WhoMayChange.tsx'
import { Loaded } from '#web/ui/Loaded.tsx'
import { Page } from '#web/ui/Page.tsx'
import { TemplateCard } from './TemplateCard.tsx'

export function ApprovalTemplatesPage() {
  const { t } = useTranslation()
  const query = useCall(listApprovalTemplates, {})
  return (
    <Page
      title={t('menu.approvalTemplates')}
      description={t('approvalTemplate.description')}
      notes={<WhoMayChange group="ROLE_AND_PERMISSION" />}
    >
      <Loaded query={query} height={320}>
        {templates => (
          <Stack gap="lg">
            {templates.map(template => (
              <TemplateCard key={template.kind} template={template} />
            ))}
          </Stack>
        )}
      </Loaded>
    </Page>
  )
}
