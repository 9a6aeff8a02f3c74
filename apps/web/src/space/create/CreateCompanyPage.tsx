// /space/{name}/create: an owner creates a company (P1, docs/decisions/0079-new-company.md).
import { paths } from '@hr/contract/paths.ts'
import type { CreatedWorkspace } from '@hr/contract/space.ts'
import { Paper } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useProfile } from '#web/shared/session.ts'
import { Page } from '#web/ui/Page.tsx'
import { CompanyReady } from './CompanyReady.tsx'
import { CreateCompanyForm } from './CreateCompanyForm.tsx'

export function CreateCompanyPage() {
  const { t } = useTranslation()
  const { username } = useProfile()
  const [company, setCompany] = useState<CreatedWorkspace>()
  return (
    <Page
      title={t('space.create')}
      {...(company === undefined && { description: t('space.createText') })}
      crumbs={[{ title: t('space.companies'), to: paths.spaceOf(username) }]}
    >
      <Paper withBorder p={{ base: 'md', xs: 'xl' }} maw={720}>
        {company === undefined ? (
          <CreateCompanyForm onCreated={setCompany} />
        ) : (
          <CompanyReady company={company} />
        )}
      </Paper>
    </Page>
  )
}
