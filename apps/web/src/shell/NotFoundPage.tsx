import { useTranslation } from '#web/i18n/translation.ts'
import { MessagePage } from './MessagePage.tsx'

/** A compass without a needle pointing north. */
function LostPicture() {
  return (
    <svg width="200" height="140" viewBox="0 0 200 140" role="img" aria-label="404" fill="none">
      <ellipse cx="100" cy="128" rx="72" ry="7" fill="var(--mantine-color-brand-light)" />
      <circle
        cx="100"
        cy="66"
        r="54"
        fill="var(--mantine-color-body)"
        stroke="var(--mantine-color-brand-4)"
        strokeWidth="4"
      />
      <circle
        cx="100"
        cy="66"
        r="42"
        stroke="var(--mantine-color-brand-2)"
        strokeWidth="2"
        strokeDasharray="2 9"
      />
      <g transform="rotate(38 100 66)">
        <path d="M100 30l10 36H90z" fill="var(--mantine-color-brand-5)" />
        <path d="M100 102L90 66h20z" fill="var(--mantine-color-brand-2)" />
      </g>
      <circle cx="100" cy="66" r="5" fill="var(--mantine-color-body)" />
      <text x="160" y="34" fontSize="26" fontWeight="700" fill="var(--mantine-color-brand-4)">
        ?
      </text>
    </svg>
  )
}

export function NotFoundPage() {
  const { t } = useTranslation()
  return (
    <MessagePage
      picture={<LostPicture />}
      title={t('ui.notFound')}
      windowTitle={t('ui.notFoundTitle')}
      text={t('ui.notFoundHint')}
    />
  )
}
