import { shirtColour } from '@touchline/domain/tournament/people/shirt-colours.texts.ts'
import { momentName } from '@touchline/domain/tournament/plan/moment.ts'
import type { Game, SideView } from '@touchline/domain/tournament/view/day-view.ts'
import { leaderOf } from '@touchline/domain/tournament/view/referee-day.ts'
import { Shirt } from '../components/shirt.tsx'
import { SiteLink } from '../languages/site-link.tsx'
import { mixed, written } from '../languages/written.tsx'
import { StateChip } from './state-chip.tsx'
import styles from './tournament.module.css'
import * as texts from './tournament.texts.ts'

const STAGES: Record<Game['stage'], string | null> = {
  FRIENDLY: null,
  GROUP: null,
  SEMI: texts.semiFinal,
  THIRD: texts.thirdPlace,
  FINAL: texts.final,
}

export const stageName = ({ stage }: Pick<Game, 'stage'>): string | null => STAGES[stage]

/** Games by time: cards on a phone, lines on a desktop. */
export function GameList({ games, teamLink }: { games: readonly Game[]; teamLink?: (id: string) => string }) {
  return (
    <ol className={`plain-list ${styles.games}`}>
      {games.map((game) => (
        <li key={game.id} className={styles.game} id={game.label}>
          <p className={styles.when}>
            <strong className="display">{game.start ? momentName(game.start) : texts.noTime}</strong>
            <span>{game.pitch === null ? texts.noPitch : written(game.pitch)}</span>
          </p>
          <p className={styles.sides}>
            <SideName side={game.home} link={teamLink} />
            <span className="visually-hidden">{texts.v}</span>
            <SideName side={game.away} link={teamLink} isOther={game.awayChanges} />
          </p>
          <p className={styles.about}>
            <span>
              {texts.labelOf(game.label, game.division)}
              {stageWords(game)}
            </span>
            {game.bibs && <span>{texts.bibsNeeded}</span>}
            <span>{refereeWords(game)}</span>
          </p>
          <p className={styles.state}>
            {game.result && <strong>{game.result}</strong>}
            <StateChip status={game.status} />
          </p>
        </li>
      ))}
    </ol>
  )
}

function stageWords(game: Game): string | null {
  const stage = stageName(game)
  return stage && texts.stageOf(stage)
}

function refereeWords(game: Game) {
  const leader = leaderOf(game)
  return leader === null ? texts.refereeToCome : mixed(texts.refereeIs(leader))
}

const NO_TRIM = { name: '', hex: '#8a958f' }

function SideName({
  side,
  link,
  isOther = false,
}: {
  side: SideView
  link?: (id: string) => string
  isOther?: boolean
}) {
  const { colour, teamId, name } = side
  return (
    <span className={styles.side}>
      {colour && <Shirt className={styles.shirt} colour={colour} trim={NO_TRIM} />}
      <span>
        {link && teamId ? <SiteLink to={link(teamId)}>{written(name)}</SiteLink> : written(name)}
        {colour && (
          <span className="quiet small">
            {' '}
            {written(shirtColour(colour.name))}
            {isOther && texts.otherShirt}
          </span>
        )}
      </span>
    </span>
  )
}
