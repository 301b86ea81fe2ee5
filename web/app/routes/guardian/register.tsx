import { useParams } from 'react-router'
import { clubNow } from '../../club/club-now.ts'
import type { Family } from '../../family/family.ts'
import { NotYours } from '../../family/not-yours.tsx'
import { useClub } from '../../family/use-club.ts'
import { WithFamily } from '../../family/with-family.tsx'
import { SiteLink } from '../../languages/site-link.tsx'
import { pageMeta } from '../../page-meta.ts'
import { openTo } from '../../registrations/offered-program.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import ui from '../../ui/ui.module.css'
import { NoProgram, NotOpenYet } from './register/no-program.tsx'
import * as texts from './register/register.texts.ts'
import { RegisterForm } from './register/register-form.tsx'

export const meta = pageMeta({
  title: texts.title,
  description: texts.description,
  isPrivate: true,
})

export default function Register() {
  return <WithFamily>{(family) => <RegisterScreen family={family} />}</WithFamily>
}

function RegisterScreen({ family }: { family: Family }) {
  const { programId, playerId } = useParams()
  const program = openTo(family, useClub().programs).find(({ id }) => id === programId)
  if (!program) return <NoProgram />
  if (playerId && !family.players.some(({ id }) => id === playerId)) return <NotYours />
  if (program.opensOn && program.opensOn > clubNow().day) return <NotOpenYet program={program} />
  if (family.players.length === 0) return <NobodyYet programId={program.id} />
  return <RegisterForm key={program.id} family={family} program={program} playerId={playerId ?? null} />
}

function NobodyYet({ programId }: { programId: string }) {
  const back = new URLSearchParams({ returnTo: `/guardian/programs/${programId}/register` })
  return (
    <div className={ui.page}>
      <h1>{texts.title}</h1>
      <EmptyState
        title={texts.nobodyYet}
        action={
          <SiteLink className="button" to={`/guardian/add-player?${back}`}>
            {texts.addFirst}
          </SiteLink>
        }
      >
        {texts.nobodyYetLead}
      </EmptyState>
    </div>
  )
}
