// A section of the company profile: its facts, and for those who may edit a button that opens its part of the form.
import type { CompanyProfile } from '@hr/contract/company-profile.ts'
import { updateCompanyProfile } from '@hr/contract/company-profile.ts'
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'
import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { useTranslation } from '#web/i18n/translation.ts'
import { FactList } from '#web/shared/FactList.tsx'
import type { Fact } from '#web/shared/FactList.tsx'
import { Panel } from '#web/shared/Panel.tsx'
import type { FieldsForm } from '#web/shared/form/use-contract-form.ts'
import { ResourceForm } from '#web/shared/resource/ResourceForm.tsx'
import { refreshSignedIn, useCan } from '#web/shared/session.ts'
import { useViewState } from '#web/shared/view-state.ts'

type ProfileDraft = CheckedInputOf<typeof updateCompanyProfile>

/** The values of the form: the profile as it is sent. */
const draftOf = (profile: CompanyProfile): ProfileDraft => ({
  name: profile.name,
  nameLo: profile.nameLo,
  taxNumber: profile.taxNumber,
  phone: profile.phone,
  email: profile.email,
  provinceId: profile.address.provinceId,
  provinceName: profile.address.provinceName,
  districtId: profile.address.districtId,
  districtName: profile.address.districtName,
  villageId: profile.address.villageId,
  villageName: profile.address.villageName,
  addressLine: profile.address.addressLine,
  languages: profile.languages,
  passwordMinLength: profile.passwordMinLength,
  sessionHours: profile.sessionHours,
  idleMinutes: profile.idleMinutes,
  fullAccessSecondStep: profile.fullAccessSecondStep,
  version: profile.version,
})

const viewShape = z.object({ edit: z.optional(z.string()) })

type Props = {
  /** In the URL while the form is open. */
  name: string
  title: string
  profile: CompanyProfile
  facts: readonly Fact[]
  /** Above the facts. */
  head?: ReactNode
  /** The fields of the section; the form sends the others as they are. */
  children: (form: FieldsForm<ProfileDraft>, values: ProfileDraft) => ReactNode
}

export function Section({ name, title, profile, facts, head, children }: Props) {
  const { t } = useTranslation()
  const may = useCan()
  const [{ edit }, setView] = useViewState(viewShape)
  const mayEdit = may('COMPANY_PROFILE', 'edit')
  const close = () => setView({ edit: undefined })
  return (
    <Panel
      title={title}
      actions={
        mayEdit && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPencil size={16} aria-hidden />}
            aria-label={t('ui.editNamed', { name: title })}
            onClick={() => setView({ edit: name })}
          >
            {t('ui.edit')}
          </Button>
        )
      }
    >
      {head}
      <FactList facts={facts} />
      {mayEdit && edit === name && (
        <ResourceForm
          endpoint={updateCompanyProfile}
          values={draftOf(profile)}
          title={title}
          submitLabel={t('companyProfile.save')}
          done={t('companyProfile.saved')}
          onClose={close}
          onDone={() => {
            // The header shows the company too.
            refreshSignedIn()
            close()
          }}
        >
          {children}
        </ResourceForm>
      )}
    </Panel>
  )
}
