// /ams/business/{id}: one business with its companies (P3).
import { getBusiness, updateBusiness } from '@hr/contract/business.ts'
import type { Business } from '@hr/contract/business.ts'
import { paths } from '@hr/contract/paths.ts'
import { Button, Select, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { FactList } from '#web/shared/FactList.tsx'
import { Panel } from '#web/shared/Panel.tsx'
import { formatDateOf } from '#web/shared/instant.ts'
import { ResourceForm } from '#web/shared/resource/ResourceForm.tsx'
import { useCan } from '#web/shared/session.ts'
import { Loaded } from '#web/ui/Loaded.tsx'
import { Page } from '#web/ui/Page.tsx'
import { knownType, useBusinessTypeOptions, useBusinessTypeText } from './business-type-text.ts'
import { WorkspaceCard } from './WorkspaceCard.tsx'

/** An export becomes ready by itself. */
const askAgainMs = 15_000

export function BusinessPage({ id }: { id: string }) {
  const { t } = useTranslation()
  const query = useCall(getBusiness, { id }, { refetchInterval: askAgainMs })
  const may = useCan()
  const [isEditing, setIsEditing] = useState(false)
  const edit = query.data !== undefined && may('AMS_BUSINESS', 'edit') && (
    <Button
      variant="default"
      leftSection={<IconPencil size={18} aria-hidden />}
      onClick={() => setIsEditing(true)}
    >
      {t('business.edit')}
    </Button>
  )
  return (
    <Page
      title={query.data?.name ?? t('business.business')}
      crumbs={[{ title: t('menu.business'), to: paths.businesses }]}
      actions={edit}
    >
      <Loaded query={query} height={320}>
        {business => (
          <>
            <BusinessFacts business={business} />
            <Companies business={business} />
            {isEditing && <EditForm business={business} onClose={() => setIsEditing(false)} />}
          </>
        )}
      </Loaded>
    </Page>
  )
}

function BusinessFacts({ business }: { business: Business }) {
  const { t } = useTranslation()
  const typeText = useBusinessTypeText()
  const { owner } = business
  return (
    <Panel title={t('business.business')}>
      <FactList
        facts={[
          { label: t('business.type'), value: typeText(business.businessType) },
          {
            label: t('business.owner'),
            value: owner === null ? t('business.noOwner') : `${owner.firstName} ${owner.lastName}`,
          },
          { label: t('business.email'), value: owner?.email },
          { label: t('business.address'), value: `/space/${business.username}` },
          { label: t('business.registered'), value: formatDateOf(business.createdAt) },
        ]}
      />
    </Panel>
  )
}

function Companies({ business: { workspaces } }: { business: Business }) {
  const { t } = useTranslation()
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        {t('business.companies')}
      </Title>
      {workspaces.length === 0 && <Text c="dimmed">{t('business.emptyCompanies')}</Text>}
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        {workspaces.map(workspace => (
          <WorkspaceCard key={workspace.id} workspace={workspace} />
        ))}
      </SimpleGrid>
    </Stack>
  )
}

function EditForm({ business, onClose }: { business: Business; onClose: () => void }) {
  const { t } = useTranslation()
  const types = useBusinessTypeOptions()
  return (
    <ResourceForm
      endpoint={updateBusiness}
      values={{ name: business.name, businessType: knownType(business.businessType) ?? '' }}
      fixed={{ id: business.id }}
      title={t('ui.editNamed', { name: business.name })}
      submitLabel={t('business.save')}
      done={t('business.saved')}
      onClose={onClose}
    >
      {form => (
        <>
          <TextInput key={form.key('name')} {...form.field('name')} data-autofocus />
          <Select
            key={form.key('businessType')}
            {...form.field('businessType', t('business.type'))}
            data={types}
            placeholder={t('ui.chooseOne')}
            searchable
          />
        </>
      )}
    </ResourceForm>
  )
}
