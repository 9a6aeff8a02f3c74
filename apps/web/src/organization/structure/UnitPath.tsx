import type { OrgNode } from '@hr/contract/organization.ts'
import { Anchor, Text } from '@mantine/core'
import { Fragment } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useUnitTexts } from './use-unit-texts.ts'

/** The ancestors, each of them a link. */
export function UnitPath({ above, onChoose }: { above: readonly OrgNode[]; onChoose: (id: string) => void }) {
  const { t } = useTranslation()
  const texts = useUnitTexts()
  return (
    <Text size="sm" c="dimmed" component="div">
      {above.length === 0 && t('organization.top')}
      {above.map((unit, place) => (
        <Fragment key={unit.id}>
          {place > 0 && <span aria-hidden> › </span>}
          <Anchor component="button" type="button" inherit onClick={() => onChoose(unit.id)}>
            {texts.name(unit)}
          </Anchor>
        </Fragment>
      ))}
    </Text>
  )
}
