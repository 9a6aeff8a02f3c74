import { IconPaperclip } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import classes from './Waiting.module.css'

/** In the row of a waiting request; nothing without files. */
export function FileCount({ count }: { count: number }) {
  const { t } = useTranslation()
  if (count === 0) return null
  return (
    <span className={classes.fact}>
      <IconPaperclip size={14} aria-hidden />
      {t('request.fileCount', { count })}
    </span>
  )
}
