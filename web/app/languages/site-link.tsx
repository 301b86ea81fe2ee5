import { isTranslated } from '@touchline/domain/languages.ts'
import type { ReactNode } from 'react'
import { Link, type LinkProps, NavLink } from 'react-router'
import { LANGUAGE } from './language.ts'

interface SiteLinkProps extends Omit<LinkProps, 'to' | 'children'> {
  /** As the English site has it. */
  to: string
  /** For an entry of the menu: no longer marked once one is below it. */
  end?: boolean
  children?: ReactNode
}

/** Leads to another build, which has to be loaded: an ordinary link, as the browser knows it. */
const intoEnglish = ({ to, end, preventScrollReset, ...rest }: SiteLinkProps) => (
  <a href={to} hrefLang="en" {...rest} />
)

/** For whatever is shown in more than one language: stays in the language as long as the page has it. */
export const SiteLink = (props: SiteLinkProps) =>
  LANGUAGE === 'en' || isTranslated(props.to) ? <Link {...props} /> : intoEnglish(props)

/** The same for a menu: it marks the page one is on. */
export const SiteNavLink = (props: SiteLinkProps) =>
  LANGUAGE === 'en' || isTranslated(props.to) ? <NavLink {...props} /> : intoEnglish(props)
