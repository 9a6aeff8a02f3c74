// The company above the form, where the server knows only one (N4).
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Box, Group, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { CompanyLogo } from '#web/ui/CompanyLogo.tsx'
import { photoUrl } from '#web/ui/photo-url.ts'
import { askSignIns } from './use-demo-sign-ins.ts'

const height = 48

/** With its logo loaded, so that both appear at once. */
async function findCompany() {
  const { company } = await askSignIns()
  if (company === null) return null
  const picture = new Image()
  picture.src = photoUrl(company.logo) ?? ''
  await picture.decode()
  return company
}

/** The mark of the product without a company. The room is the same before the answer: nothing moves. */
export function CompanyMark() {
  const language = useLanguage()
  const [company, setCompany] = useState<Awaited<ReturnType<typeof findCompany>>>()
  useEffect(() => {
    findCompany().then(setCompany, () => setCompany(null))
  }, [])
  if (company === undefined) return <Box h={height} />
  if (company === null) return <CompanyLogo logo={null} height={height} />
  return (
    <Group h={height} gap="sm" wrap="nowrap" justify="center" maw="100%">
      <CompanyLogo logo={company.logo} height={height} />
      <Text fw={700} lineClamp={2} miw={0}>
        {nameIn(company, language)}
      </Text>
    </Group>
  )
}
