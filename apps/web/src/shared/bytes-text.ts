import { formatNumber } from '#web/shared/format.ts'

const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const

/** bytesText(1_536) = '1.5 KB' */
export function bytesText(bytes: number): string {
  const place = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)))
  const size = bytes / 1024 ** place
  return `${formatNumber(size, place === 0 || size >= 100 ? 0 : 1)} ${units[place]}`
}

const kilobyte = 1024

/** In whole KB or in MB: fileSizeText(1_536) = '2 KB' */
export const fileSizeText = (bytes: number): string =>
  bytes < kilobyte * kilobyte
    ? `${formatNumber(Math.ceil(bytes / kilobyte))} KB`
    : `${formatNumber(bytes / kilobyte / kilobyte, 1)} MB`
