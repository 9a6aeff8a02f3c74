// /app/administration/company-profile: what the company is called and its rules, in sections (N4); read-only without the
// permission to edit.
import { getCompanyProfile } from '@hr/contract/company-profile.ts'
import { Stack } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { WhoMayChange } from '#web/shared/permission/WhoMayChange.tsx'
import { Loaded } from '#web/ui/Loaded.tsx'
import { Page } from '#web/ui/Page.tsx'
import { AddressSection } from './AddressSection.tsx'
import { AttendanceStartSection } from './AttendanceStartSection.tsx'
import { CompanySection } from './CompanySection.tsx'
import { LanguageSection } from './LanguageSection.tsx'
import { LeaveYearSection } from './LeaveYearSection.tsx'
import { SecuritySection } from './SecuritySection.tsx'
import { ShiftSection } from './ShiftSection.tsx'
import { ZoneSection } from './ZoneSection.tsx'

export function CompanyProfilePage() {
  const { t } = useTranslation()
  const query = useCall(getCompanyProfile, {})
  return (
    <Page
      title={t('menu.companyProfile')}
      description={t('companyProfile.description')}
      notes={<WhoMayChange group="COMPANY_PROFILE" />}
    >
      <Loaded query={query} height={480}>
        {profile => (
          <Stack>
            <CompanySection profile={profile} />
            <AddressSection profile={profile} />
            <LanguageSection profile={profile} />
            <SecuritySection profile={profile} />
            <ZoneSection profile={profile} />
            <LeaveYearSection profile={profile} />
            <ShiftSection profile={profile} />
            <AttendanceStartSection profile={profile} />
          </Stack>
        )}
      </Loaded>
    </Page>
  )
}
