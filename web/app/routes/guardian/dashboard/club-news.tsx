import { dayAndYear } from '@touchline/domain/words.ts'
import { Link } from 'react-router'
import { useClub } from '../../../family/use-club.ts'
import ui from '../../../ui/ui.module.css'

/** The last thing on the page: nice to know, nothing to do. */
export function ClubNews() {
  const { news } = useClub()
  if (news.length === 0) return null
  return (
    <section className={ui.section} aria-labelledby="news">
      <div className={ui.head}>
        <h2 id="news">News</h2>
        <Link to="/news">All news</Link>
      </div>
      <ul className={`plain-list ${ui.card} ${ui.rows}`}>
        {news.map(({ slug, date, title }) => (
          <li key={slug}>
            <span className="quiet">{dayAndYear(date)}</span>
            <Link to={`/news/${slug}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
