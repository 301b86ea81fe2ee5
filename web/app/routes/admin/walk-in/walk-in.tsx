import { Link } from 'react-router'
import { useData } from '../../../area/area-data.tsx'
import { useClubRules } from '../../../club/use-club-rules.ts'
import { loadEveryProgram } from '../../../desk/load-household.ts'
import { loadSetting } from '../../../desk/load-setting.ts'
import { pageMeta } from '../../../page-meta.ts'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import { WalkInForm } from './walk-in-form.tsx'

export const meta = pageMeta({
  title: 'Walk-in family',
  description: 'Register a family that has no email.',
  isPrivate: true,
})

/** Registers a family at the table, from their names to the paper they take home (P-16). */
export default function WalkIn() {
  const { familyMode } = useClubRules()
  const loaded = useData(['walk-in'], async (request) => {
    const [programs, texts, payment] = await Promise.all([
      loadEveryProgram(request, familyMode),
      loadSetting(request, 'consents'),
      loadSetting(request, 'payment'),
    ])
    return { programs, texts, payment }
  })
  return (
    <DeskPage
      title="Walk-in family"
      note={
        <>
          For a family without an email. Do they have one? <Link to="/admin/add-player">Add a player</Link>{' '}
          instead.
        </>
      }
    >
      <ListStates loaded={loaded}>{(props) => <WalkInForm {...props} />}</ListStates>
    </DeskPage>
  )
}
