import { KIND_PAGES } from '@touchline/domain/tournament/kind.ts'
import { Link } from 'react-router'
import ui from '../../../ui/ui.module.css'
import { kindNames } from './desk-data.ts'
import type { PartProps } from './part-props.ts'
import styles from './tournament.module.css'

/** Links to its public pages and, once there is a schedule, to everything that is printed for the day. */
export function PagesAndPaper({ tournament: { slug, kind, published } }: Pick<PartProps, 'tournament'>) {
  const kindPage = KIND_PAGES[kind]
  return (
    <section className={ui.card} aria-labelledby="pages-and-paper">
      <h2 id="pages-and-paper">{published ? 'Pages and printouts' : 'Pages'}</h2>
      <p>
        Visitors see it on <Link to={`/tournaments/${slug}`}>its own page</Link>
        {kindPage && (
          <>
            {' '}
            and, while it’s the latest of its kind, on <Link to={kindPage}>{kindNames[kind]}</Link>
          </>
        )}
        .
      </p>
      {published && (
        <>
          <Links label="Public pages" links={pagesOf(slug)} />
          <Links label="To print" links={papersOf(slug)} />
        </>
      )}
    </section>
  )
}

type Named = readonly [name: string, to: string]

const Links = ({ label, links }: { label: string; links: readonly Named[] }) => (
  <>
    <h3>{label}</h3>
    <ul className={`plain-list ${styles.links}`} aria-label={label}>
      {links.map(([name, to]) => (
        <li key={to}>
          <Link to={to}>{name}</Link>
        </li>
      ))}
    </ul>
  </>
)

const pagesOf = (slug: string): Named[] => [
  ['Schedule', `/tournaments/${slug}/schedule`],
  ['Teams', `/team-schedule?event=${slug}`],
  ['Referees and fields', `/referee-field-schedule?event=${slug}`],
  ['Rundown', `/tournament-rundown?event=${slug}`],
]

const papersOf = (slug: string): Named[] => [
  ['Score cards', `/printable-score-cards?event=${slug}`],
  ['Rundown', `/printable-rundown-schedule?event=${slug}&copy=staff`],
  ['Pocket rundown', `/printable-rundown-schedule?event=${slug}&copy=pocket`],
  ['MC sheet', `/printable-mc-cheatsheet?event=${slug}`],
  ['Team strips', `/team-schedule?event=${slug}&print=strips`],
  ['Posters', `/team-schedule?event=${slug}&print=poster`],
  ['Referee slips', `/referee-field-schedule?event=${slug}&print=referee`],
  ['Fields', `/referee-field-schedule?event=${slug}&print=field`],
]
