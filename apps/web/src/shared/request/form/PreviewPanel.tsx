// The effect of the request, before it is sent.
import { Group, Loader, Paper, Skeleton, Text, Title } from '@mantine/core'
import type { PaperProps, TitleProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { dayRangeTitle } from '#web/shared/format.ts'
import type { ShownPreview } from './use-request-preview.ts'

type Props<Preview> = PaperProps & {
  shown: ShownPreview<Preview>
  /** Shown until enough is entered. */
  hint: string
  /** The chosen days, shown with their weekdays. */
  days: { readonly from: string | null; readonly to: string | null } | false
  /** What is known by then. */
  early?: ReactNode
  heading: Pick<TitleProps, 'order' | 'size'>
  tabIndex?: number
  children: (preview: Preview) => ReactNode
}

export function PreviewPanel<Preview>({
  shown,
  hint,
  days,
  early,
  heading,
  children,
  ...paper
}: Props<Preview>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { preview, error, isChosen, isStale } = shown
  return (
    <Paper
      withBorder
      component="section"
      aria-label={t('request.preview')}
      aria-busy={isChosen && isStale}
      {...paper}
    >
      <Group justify="space-between" mb="sm">
        <Title {...heading}>{t('request.preview')}</Title>
        {isChosen && isStale && <Loader size={16} aria-hidden />}
      </Group>
      {!isChosen ? (
        <>
          <Text size="sm" c="dimmed">
            {hint}
          </Text>
          {early}
        </>
      ) : preview !== undefined ? (
        <>
          {days && days.from !== null && (
            <Text size="sm" mb="sm">
              {dayRangeTitle(days.from, days.to ?? days.from, language)}
            </Text>
          )}
          {children(preview)}
        </>
      ) : error !== null && !isStale ? (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {error.message}
        </Text>
      ) : (
        <Skeleton height={180} />
      )}
    </Paper>
  )
}
