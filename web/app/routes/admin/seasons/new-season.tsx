import { Link } from 'react-router'
import { pageMeta } from '../../../page-meta.ts'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { SeasonForm } from './season-form.tsx'

export const meta = pageMeta({ title: 'New season', description: 'The first season.', isPrivate: true })

/** For a club that has none yet; every later one is made from the one before. */
export default function NewSeason() {
  return (
    <DeskPage title="New season" note={<Link to="/admin/seasons">All seasons</Link>}>
      <SeasonForm season={null} />
    </DeskPage>
  )
}
