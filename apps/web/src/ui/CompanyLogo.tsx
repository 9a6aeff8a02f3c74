// The logo of a company, or the mark of the product without one.
import classes from './CompanyLogo.module.css'
import { photoUrl } from './photo-url.ts'

/** `logo` is a signed file name; a wide logo keeps its shape. */
export function CompanyLogo({ logo, height }: { logo: string | null | undefined; height: number }) {
  const url = photoUrl(logo)
  return url === null ? (
    <img src="/favicon.svg" width={height} height={height} alt="" />
  ) : (
    <img src={url} height={height} alt="" className={classes.logo} style={{ maxWidth: height * 4 }} />
  )
}
