import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { Link } from 'react-router'
import type { FamilyPlayer } from '../../../family/family.ts'
import { wordsOf } from '../../../family/status-words.ts'
import { daysName, monthsName } from '../../../players/player-words.ts'
import { Chip } from '../../../ui/chip.tsx'
import ui from '../../../ui/ui.module.css'

export function PlayerRegistrations({ player }: { player: FamilyPlayer }) {
  return (
    <section className={ui.section} aria-labelledby="registrations">
      <h2 id="registrations">Registrations</h2>
      {player.registrations.length === 0 && (
        <p className="quiet">{player.firstName} is not registered yet.</p>
      )}
      <ul className={`plain-list ${ui.cards}`}>
        {player.registrations.map(({ id, program, days, months, status, priceCents }) => (
          <li key={id} className={ui.card}>
            <div className={ui.between}>
              <div>
                <h3>{program.name}</h3>
                <p className="quiet">
                  {[daysName(days), monthsName(months), formatCents(priceCents ?? 0)]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              <Chip {...wordsOf(status, player)} />
            </div>
          </li>
        ))}
      </ul>
      {player.registrations.length > 0 && (
        <p>
          <Link to="/guardian/registrations">Prices, payment and changes are on the registrations page</Link>
        </p>
      )}
    </section>
  )
}
