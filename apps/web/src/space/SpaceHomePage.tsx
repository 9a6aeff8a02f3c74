// /space/{username}: the companies of the owner.
import { getSpace } from '@hr/contract/space.ts'
import { paths } from '@hr/contract/paths.ts'
import { SimpleGrid } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useProfile } from '#web/shared/session.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ButtonLink } from '#web/ui/LinkTo.tsx'
import { Loaded } from '#web/ui/Loaded.tsx'
import { Page } from '#web/ui/Page.tsx'
import { CompanyCard } from './CompanyCard.tsx'
import { SpaceNav } from './SpaceNav.tsx'

export function SpaceHomePage() {
  const { t } = useTranslation()
  const { space, username } = useProfile()
  const query = useCall(getSpace, {})
  return (
    <Page
      title={space?.name ?? t('space.companies')}
      description={t('space.homeText')}
      actions={
        <ButtonLink leftSection={<IconPlus size={18} aria-hidden />} to={paths.createCompany(username)}>
          {t('space.create')}
        </ButtonLink>
      }
    >
      <SpaceNav current="companies" />
      <Loaded query={query} height={220}>
        {({ workspaces }) =>
          workspaces.length === 0 ? (
            <EmptyState title={t('space.none')} text={t('space.noneHint')} />
          ) : (
            <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
              {workspaces.map(company => (
                <CompanyCard key={company.id} company={company} />
              ))}
            </SimpleGrid>
          )
        }
      </Loaded>
    </Page>
  )
}
