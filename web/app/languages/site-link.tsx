import { isTranslated } from '@touchline/domain/languages.ts'
import type { ReactNode } from 'react'
import { Link, type LinkProps, NavLink } from 'react-router'
import { LANGUAGE } from './language.ts'

interface SiteLinkProps extends Omit<LinkProps, 'to' | 'children'> {
  /** The path on the English site. */
  to: string
  /** For a menu entry: not marked as current on the pages below it. */
  end?: boolean
  children?: ReactNode
}

/** Leads to another build, which has to be loaded, so it is an ordinary link. */
const intoEnglish = ({ to, end, preventScrollReset, ...rest }: SiteLinkProps) => (
  <a href={to} hrefLang="en" {...rest} />
)

/** For anything shown in several languages: stays in the current language if the page exists in it. */
export const SiteLink = (props: SiteLinkProps) =>
  LANGUAGE === 'en' || isTranslated(props.to) ? <Link {...props} /> : intoEnglish(props)

/** The same for a menu: it marks the current page. */
export const SiteNavLink = (props: SiteLinkProps) =>
  LANGUAGE === 'en' || isTranslated(props.to) ? <NavLink {...props} /> : intoEnglish(props)
