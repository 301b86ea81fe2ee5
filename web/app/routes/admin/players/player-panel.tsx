import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { consentName } from '@touchline/domain/registrations/consent-names.texts.ts'
import { listOf } from '@touchline/domain/words.ts'
import { Link } from 'react-router'
import { HealthNotes } from '../../../desk/health-notes.tsx'
import { RowHistory } from '../../../desk/row-history.tsx'
import { playerNames, registrationNames } from '../../../desk/status-names.ts'
import { GroupName } from '../../../players/group-name.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { type Fact, Facts } from '../../../ui/facts.tsx'
import ui from '../../../ui/ui.module.css'
import { Guardian } from '../registrations/guardian.tsx'
import styles from '../registrations/panel.module.css'
import type { PlayerLine } from './player-list.ts'
import { PlayerStatusActions } from './player-status-actions.tsx'

/** One child as the club knows it, and what can be done from here. */
export function PlayerPanel({ player }: { player: PlayerLine }) {
  const { id, status, registrations, missingConsents, owedCents } = player
  const facts: Fact[] = [
    ['Age', <GroupName key="age" birthDate={player.birthDate} />],
    ['Guardian', <Guardian key="guardian" line={player} />],
    ['Emergency', [player.emergencyContact, player.emergencyPhone].filter(Boolean).join(', ')],
    ['Shirt size', player.shirtSize],
    ['Photos', player.photoConsent === null ? 'not asked' : player.photoConsent ? 'allowed' : 'not allowed'],
    ['Owes', owedCents > 0 ? formatCents(owedCents) : ''],
    ['Missing', listOf(missingConsents.map(consentName), 'and')],
  ]
  return (
    <div className={styles.details}>
      <Chip {...playerNames[status]} />
      <div className={ui.actions}>
        <Link className="small-button" to={`/admin/players/${id}/select-program`}>
          Register
        </Link>
        <Link className="small-button" to={`/admin/players/${id}/registrations`}>
          Registrations
        </Link>
        <Link className="small-button" to={`/admin/players/${id}/edit`}>
          Edit
        </Link>
        <Link className="small-button" to={`/admin/players/merge?keep=${id}`}>
          Duplicate?
        </Link>
      </div>
      <Facts facts={facts}>
        {registrations.map(({ id: registrationId, program, programId, status: standing }) => (
          <div key={registrationId}>
            <dt>Program</dt>
            <dd>
              <Link to={`/admin/programs/${programId}`}>{program}</Link>
              <br />
              <Chip {...registrationNames[standing]} />
            </dd>
          </div>
        ))}
      </Facts>
      <HealthNotes
        path={`/players/${encodeURIComponent(id)}/health-notes`}
        hasNotes={player.hasHealthNotes}
      />
      <PlayerStatusActions player={player} />
      <RowHistory rowId={id} />
    </div>
  )
}
