// The bands of one day type over the 24 hours from 06:00; what no band covers is hatched.
import { minutesOfDay } from '@hr/domain/calendar/local-date.ts'
import { percentOfGap } from '@hr/domain/overtime/ot-setting.ts'
import type { OtBand } from '@hr/domain/overtime/ot-setting.ts'
import type { CSSProperties } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { clockOf, dayPieces, partsOf } from './day-pieces.ts'
import type { Piece, Times } from './day-pieces.ts'
import classes from './DayPicture.module.css'

const share = (minutes: number) => `${(minutes / minutesOfDay) * 100}%`
const midnight = 1080
const marks = [0, 360, 720, midnight, minutesOfDay] as const

/** 100 % is pale, 400 % and more is deep. */
const depth = (percent: number) => `${Math.min(10 + Math.max(percent - 100, 0) * 0.18, 64)}%`

type Props = {
  /** Name of the day type. */
  day: string
  bands: readonly OtBand[]
  /** Scheduled work, as a line over the bands. */
  hours?: readonly Times[]
}

export function DayPicture({ day, bands, hours = [] }: Props) {
  const { t } = useTranslation()
  const pieces = dayPieces(bands)
  const percentOf = ({ bands: [index] }: Piece) =>
    (index === undefined ? undefined : bands[index]?.percent) ?? percentOfGap
  const textOf = (piece: Piece) => {
    const times = { from: clockOf(piece.start), to: clockOf(piece.end) }
    if (piece.bands.length > 1) return t('otSetting.pieceClash', times)
    return t('otSetting.piece', { ...times, percent: percentOf(piece) })
  }
  return (
    <div
      className={classes.picture}
      role="img"
      aria-label={`${t('otSetting.timesOf', { day })}: ${pieces.map(textOf).join(', ')}`}
    >
      {hours.length > 0 && (
        <div className={classes.hours}>
          {hours.flatMap(partsOf).map(({ start, end }) => (
            <span key={start} style={{ insetInlineStart: share(start), width: share(end - start) }} />
          ))}
        </div>
      )}
      <div className={classes.bar}>
        {pieces.map(piece => (
          <PieceOfBar key={piece.start} piece={piece} percent={percentOf(piece)} title={textOf(piece)} />
        ))}
        <span className={classes.midnight} style={{ insetInlineStart: share(midnight) }} />
      </div>
      {marks.map(mark => (
        <span
          key={mark}
          className={classes.mark}
          style={{ insetInlineStart: share(mark) }}
          data-midnight={mark === midnight || undefined}
        >
          {clockOf(mark)}
        </span>
      ))}
    </div>
  )
}

type PieceProps = { piece: Piece; percent: number; title: string }

function PieceOfBar({ piece: { start, end, bands }, percent, title }: PieceProps) {
  const kind = bands.length === 0 ? classes.gap : bands.length > 1 ? classes.clash : ''
  const style: CSSProperties & Record<`--${string}`, string> = {
    insetInlineStart: share(start),
    width: share(end - start),
    '--depth': depth(percent),
  }
  return (
    <span className={`${classes.piece} ${kind}`} style={style} title={title}>
      {bands.length < 2 && (
        <span className={classes.rate}>
          {percent}
          <span className={classes.sign}> %</span>
        </span>
      )}
    </span>
  )
}
