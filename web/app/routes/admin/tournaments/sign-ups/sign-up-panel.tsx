import { moveToTeam } from '@touchline/domain/tournament/people/roster.ts'
import { shortName } from '@touchline/domain/tournament/people/short-name.ts'
import { divisionName } from '@touchline/domain/tournament/plan/division.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { momentName } from '../../../../club/day-words.ts'
import { useChangeSignUp } from '../../../../tournament/join/sign-up-data.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Facts } from '../../../../ui/facts.tsx'
import { SelectField } from '../../../../ui/form/field.tsx'
import ui from '../../../../ui/ui.module.css'
import type { PartProps } from '../part-props.ts'
import { feeWords, nameOf, type SignUpLine, statusChips } from './sign-up-line.ts'

/** One signed-up child: the wish, the team, which can be changed, and how to remove the child. */
export function SignUpPanel({ line, tournament, draft }: PartProps & { line: SignUpLine }) {
  const [isLeaving, setLeaving] = useState(false)
  const leave = useChangeSignUp(line)
  const { plan } = draft
  const teamId = plan.players.find(({ playerId }) => playerId === line.playerId)?.teamId ?? ''
  const child = { playerId: line.playerId, displayName: shortName(nameOf(line)) }
  const divisionOf = (id: string) => plan.divisions.find((division) => division.id === id)
  return (
    <div className={ui.cards}>
      <Facts
        facts={[
          ['Born', line.birthDate],
          ['Status', statusWords(line)],
          ['Request', line.wish],
          ['Fee', feeWords(line)],
        ]}
      />
      <p>
        <Link to={`/admin/players?open=${line.playerId}`}>See the player</Link>
      </p>
      {line.status === 'JOINED' && plan.teams.length > 0 && (
        <SelectField
          label="Team"
          hint="Takes effect when you next publish"
          value={teamId}
          options={[
            { value: '', label: 'No team' },
            ...plan.teams.map(({ id, name, divisionId }) => {
              const division = divisionOf(divisionId)
              return { value: id, label: division ? `${name}, ${divisionName(division)}` : name }
            }),
          ]}
          onChange={({ currentTarget }) => draft.change(moveToTeam(plan, child, currentTarget.value || null))}
        />
      )}
      {line.status !== 'LEFT' && (
        <div>
          <Button kind="small" onClick={() => setLeaving(true)}>
            Remove from the list
          </Button>
        </div>
      )}
      {isLeaving && (
        <ConfirmDialog
          title={`Remove ${line.firstName} from ${tournament.name}?`}
          confirm="Remove"
          busy="Removing..."
          keep="Keep"
          isHarmful
          onConfirm={() => leave.mutateAsync('LEAVE')}
          onClose={() => setLeaving(false)}
        >
          <p>The family gets an email and owes nothing. The place goes to the next in line.</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

function statusWords({ status, waitlistPosition, offerExpiresAt }: SignUpLine): string {
  const { children } = statusChips[status]
  if (status !== 'WAITLISTED') return children
  return offerExpiresAt
    ? `Offered until ${momentName(offerExpiresAt)}`
    : `${children}, number ${waitlistPosition}`
}
