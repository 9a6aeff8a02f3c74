// The index of a long form: links to its sections, the visible one, and those with errors. Chips on small screens.
import { Text, UnstyledButton } from '@mantine/core'
import { IconAlertCircleFilled } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { centerInRow } from '#web/ui/center-in-row.ts'
import { sectionElementId } from './FormSection.tsx'
import { errorCount } from './form-sections.ts'
import type { SectionId } from './form-sections.ts'
import classes from './SectionIndex.module.css'
import { useSectionInView } from './use-section-in-view.ts'

type Props = {
  sections: readonly SectionId[]
  errors: Readonly<Record<string, unknown>>
}

export function goTo(id: SectionId): void {
  const section = document.getElementById(sectionElementId(id))
  section?.scrollIntoView({ behavior: 'smooth', block: 'start' })
  section?.focus({ preventScroll: true })
}

export function SectionIndex({ sections, errors }: Props) {
  const { t } = useTranslation()
  const active = useSectionInView(sections)
  const list = useRef<HTMLOListElement>(null)
  // On a phone the chips scroll to the visible section.
  useEffect(() => {
    centerInRow(list.current, list.current?.querySelector<HTMLElement>('[aria-current]'))
  }, [active])
  return (
    <nav aria-label={t('employeeRecord.sections')} className={classes.index}>
      <ol ref={list} className={classes.list}>
        {sections.map(id => {
          const count = errorCount(id, errors)
          return (
            <li key={id}>
              <UnstyledButton
                className={classes.entry ?? ''}
                aria-current={id === active ? 'location' : undefined}
                data-wrong={count > 0 || undefined}
                onClick={() => goTo(id)}
              >
                <Text span inherit>
                  {t(`employeeRecord.section.${id}`)}
                </Text>
                {count > 0 && (
                  <IconAlertCircleFilled
                    size={16}
                    role="img"
                    aria-label={t('employeeRecord.errorsHere', { count })}
                  />
                )}
              </UnstyledButton>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
