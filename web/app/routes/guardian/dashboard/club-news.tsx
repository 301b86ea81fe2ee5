import { dayAndYear } from '@touchline/domain/words.ts'
import { useClub } from '../../../family/use-club.ts'
import { SiteLink } from '../../../languages/site-link.tsx'
import { written } from '../../../languages/written.tsx'
import ui from '../../../ui/ui.module.css'
import * as texts from './dashboard.texts.ts'

/** The last thing on the page: nice to know, nothing to do. */
export function ClubNews() {
  const { news } = useClub()
  if (news.length === 0) return null
  return (
    <section className={ui.section} aria-labelledby="news">
      <div className={ui.head}>
        <h2 id="news">{texts.news}</h2>
        <SiteLink to="/news">{texts.allNews}</SiteLink>
      </div>
      <ul className={`plain-list ${ui.card} ${ui.rows}`}>
        {news.map(({ slug, date, title }) => (
          <li key={slug}>
            <span className="quiet">{dayAndYear(date)}</span>
            <SiteLink to={`/news/${slug}`}>{written(title)}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
