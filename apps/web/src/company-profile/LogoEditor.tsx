// The logo of the company; a chosen picture is saved at once.
import { removeCompanyLogo, setCompanyLogo } from '@hr/contract/company-profile.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { Button, FileButton, Group, Input } from '@mantine/core'
import { IconPhoto, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useAction } from '#web/api/use-action.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { refreshSignedIn } from '#web/shared/session.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { CompanyLogo } from '#web/ui/CompanyLogo.tsx'

const kinds = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']
const megabytes = 5

export function LogoEditor({ logo }: { logo: string | null }) {
  const { t } = useTranslation()
  const label = fieldLabel(useLanguage(), 'logo')
  const [refusal, setRefusal] = useState<string>()
  const done = (text: string) => {
    toastSuccess(text)
    // The header shows it too.
    refreshSignedIn()
  }
  const save = useAction(setCompanyLogo, { onSuccess: () => done(t('companyProfile.logoChanged')) })
  const remove = useAction(removeCompanyLogo, { onSuccess: () => done(t('companyProfile.logoRemoved')) })
  const choose = (file: File | null) => {
    if (file === null) return
    const isTaken = kinds.includes(file.type) && file.size <= megabytes * 1024 * 1024
    setRefusal(isTaken ? undefined : t('companyProfile.logoRefused', { size: megabytes }))
    if (isTaken) save.run({}, { files: [file] })
  }
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={t('companyProfile.logoHint')}
      error={refusal}
      mb="md"
    >
      <Group my={4}>
        {logo !== null && <CompanyLogo logo={logo} height={48} />}
        <FileButton accept={kinds.join(',')} onChange={choose} inputProps={{ 'aria-label': label }}>
          {button => (
            <Button
              {...button}
              variant="default"
              loading={save.isRunning}
              disabled={remove.isRunning}
              leftSection={<IconPhoto size={18} aria-hidden />}
            >
              {t(logo === null ? 'companyProfile.chooseLogo' : 'companyProfile.changeLogo')}
            </Button>
          )}
        </FileButton>
        {logo !== null && (
          <Button
            variant="subtle"
            color="gray"
            loading={remove.isRunning}
            disabled={save.isRunning}
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => remove.run({})}
          >
            {t('companyProfile.removeLogo')}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  )
}
