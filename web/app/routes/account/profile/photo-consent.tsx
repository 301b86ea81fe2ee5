import { useState } from 'react'
import { Link } from 'react-router'
import { useChange } from '../../../area/area-data.tsx'
import { createConsent } from '../../../data/consents.ts'
import { updateRow } from '../../../data/write-row.ts'
import type { FamilyPlayer } from '../../../family/family.ts'
import { WithFamily } from '../../../family/with-family.tsx'
import { useSession } from '../../../session/use-session.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { accountProblem } from '../account-problem.ts'
import { SectionCard } from './section-card.tsx'

interface PhotoConsentProps {
  text: { version: string; text: string[]; statements: string[] }
}

/** One yes or no for each child, to be changed at any time. */
export function PhotoConsent({ text }: PhotoConsentProps) {
  const { isImpersonating } = useSession()
  return (
    <SectionCard title="Photos and video">
      {text.text.map((paragraph) => (
        <p key={paragraph} className="small">
          {paragraph}
        </p>
      ))}
      {isImpersonating && <p>Only the parent can say yes or no to this, so it cannot be changed here.</p>}
      <WithFamily>
        {({ userId, players }) =>
          players.length === 0 ? (
            <p>
              You have no players yet. <Link to="/guardian/add-player">Add your first player</Link>
            </p>
          ) : (
            <div>
              {players.map((player) => (
                <PlayerConsent key={player.id} userId={userId} player={player} version={text.version} />
              ))}
            </div>
          )
        }
      </WithFamily>
    </SectionCard>
  )
}

interface PlayerConsentProps {
  userId: string
  player: FamilyPlayer
  version: string
}

function PlayerConsent({ userId, player, version }: PlayerConsentProps) {
  const { isImpersonating } = useSession()
  const [outcome, setOutcome] = useState('')
  /** What was tapped, from that very moment until the answer is there: the box must not jump back in between. */
  const [wanted, setWanted] = useState<boolean | null>(null)
  const change = useChange(async (request, agreed: boolean) => {
    const about = { userId, playerId: player.id, text: 'PHOTOS' as const, textVersion: version, agreed }
    await createConsent(request, about)
    await updateRow(request, 'Player', { id: player.id, _version: player._version, photoConsent: agreed })
  })
  const choose = async (agreed: boolean) => {
    setOutcome('')
    setWanted(agreed)
    try {
      await change.mutateAsync(agreed)
      setOutcome(agreed ? 'Saved: pictures are fine.' : 'Saved: no pictures.')
    } catch (error) {
      setOutcome(accountProblem(error).message)
    } finally {
      setWanted(null)
    }
  }
  return (
    <>
      <Checkbox
        label={`Pictures and videos of ${player.firstName} may be taken and shown`}
        checked={wanted ?? player.photoConsent === true}
        disabled={isImpersonating || wanted !== null}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
      />
      <p className="small" role="status">
        {outcome}
      </p>
    </>
  )
}
