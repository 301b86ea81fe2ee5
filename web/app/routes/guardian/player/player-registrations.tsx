import { formatCents } from '@touchline/domain/pricing/cents.ts'
import type { FamilyPlayer } from '../../../family/family.ts'
import { wordsOf } from '../../../family/status-words.ts'
import { SiteLink } from '../../../languages/site-link.tsx'
import { mixed, written } from '../../../languages/written.tsx'
import { daysName, monthsName } from '../../../players/player-words.ts'
import { Chip } from '../../../ui/chip.tsx'
import ui from '../../../ui/ui.module.css'
import * as texts from './player.texts.ts'

export function PlayerRegistrations({ player }: { player: FamilyPlayer }) {
  return (
    <section className={ui.section} aria-labelledby="registrations">
      <h2 id="registrations">{texts.registrations}</h2>
      {player.registrations.length === 0 && (
        <p className="quiet">{mixed(texts.notRegistered(player.firstName))}</p>
      )}
      <ul className={`plain-list ${ui.cards}`}>
        {player.registrations.map(({ id, program, days, months, status, priceCents }) => (
          <li key={id} className={ui.card}>
            <div className={ui.between}>
              <div>
                <h3>{written(program.name)}</h3>
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
          <SiteLink to="/guardian/registrations">{texts.toRegistrations}</SiteLink>
        </p>
      )}
    </section>
  )
}
