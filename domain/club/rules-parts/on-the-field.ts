import type { Basics } from '../defaults/base.ts'
import { arriveTime, decisionTime } from '../season-words.ts'
import { plainPart, type RulesPart } from './rules-part.ts'

export const onTheField = (basics: Basics): RulesPart[] => [
  clubRules(basics),
  conduct,
  weather(basics),
  supervision(basics),
]

const clubRules = ({ season }: Basics) =>
  plainPart('club-rules', 'Club rules', 'Ten lines that make training work.', [
    `Be there ${season.arriveMinutesEarly} minutes early, at ${arriveTime(season)}.`,
    'Shin guards on, under long socks. No shin guards, no game.',
    'Bring water, with your name on the bottle.',
    'Cleats or runners; no metal studs and no jewellery.',
    'Be kind: to team-mates, opponents, referees and yourself.',
    'Everyone plays, everyone tries every position.',
    'An adult of the family stays at the field for every player under 6.',
    'When a coach raises a hand, the ball stops and ears open.',
    'No dogs on the turf; leave the field cleaner than you found it.',
    'Tell the coach before you leave, and when something hurts.',
  ])

const conduct: RulesPart = {
  id: 'conduct',
  title: 'Conduct',
  summary: 'Respect the rules, the referee and each other, and keep your cool.',
  groups: [
    {
      title: 'Players',
      points: [
        'I play by the rules and stop when the whistle goes.',
        'I help opponents up and shake hands after the game.',
        'I do not make fun of anyone, on the field or online.',
      ],
    },
    {
      title: 'Parents and spectators',
      points: [
        'I cheer for both teams and leave the coaching to the coach.',
        'I never argue with a referee. Our referees may be children.',
        'I stand on the spectators’ side, behind the line.',
        'If I am upset, I wait a day and then talk to the coach or write to the club.',
      ],
    },
    {
      title: 'Coaches',
      points: [
        'I give every child time on the ball and in the game.',
        'I correct quietly and praise aloud.',
        'I put safety before any result, and I set the tone on the line.',
      ],
    },
    {
      title: 'When it goes wrong',
      points: [
        'First a quiet word, then a warning, then leaving the field for the day.',
        'The club decides about anything further after hearing everyone.',
      ],
    },
  ],
}

const weather = ({ facts, season }: Basics) =>
  plainPart('weather', 'Weather', facts.weather, [
    'Thunder: everyone leaves the field, and nobody is back until 30 minutes after the last clap.',
    'Standing water or frost on the field: no training.',
    'Smoke or heat: we follow BC Soccer’s guidelines.',
    'When the City closes the field, it is closed for us, too.',
    `We post at the top of this site by ${decisionTime(season)}. If nothing is there, training is on.`,
  ])

const supervision = ({ contact }: Basics) =>
  plainPart(
    'supervision',
    'Supervision and collection',
    'We look after players from the start of training until you collect them.',
    [
      'Bring your player to the coach, not just to the gate.',
      'Only the people you have named may collect your player. Tell us if that changes.',
      'A coach waits with every player until somebody has collected them.',
      `Running late? Call ${contact.phone}, and we tell your player.`,
    ],
  )
