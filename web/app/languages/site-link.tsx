import { isTranslated, pathIn } from '@touchline/domain/languages.ts'
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

/** The address of a page in the language of this build, or in English where it exists in no other (Y-1). */
export const addressOf = (to: string): string => pathIn(isTranslated(to) ? LANGUAGE : 'en', to)

/** Whether this build has a page; another one is loaded for the others. The links below say it in full: so the English build drops the rest. */
export const isInBuild = (to: string): boolean => LANGUAGE === 'en' || isTranslated(to)

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
