import { withoutResults } from '../../rules-of-play.ts'
import type { Promises } from '../schemas/promises.ts'
import type { Basics } from './base.ts'

/** The club's story and philosophy. Safe sport says only what holds for every club on this site. */
export const defaultPromises = ({ facts, field }: Basics): Promises => ({
  story: [
    `PMFC began in ${facts.foundedYear} with a bag of balls and a handful of neighbours who wanted their children to play outside, together, without it costing the earth.`,
    `Today we train children from ${facts.ages.from} to ${facts.ages.to} from ${facts.area}. We are still small enough to know every player’s name.`,
    `We meet at ${field.name} in ${field.city}. Come by and watch: the best way to know a club is to hear how it sounds.`,
  ],
  promises: [
    {
      title: 'Play first',
      text: 'A ball at every foot and a game in every session. Children learn soccer by playing it, not by standing in line.',
    },
    {
      title: 'Every child plays',
      text: 'Nobody sits out because somebody else is faster. Everyone tries every position, and everyone has a turn in goal.',
    },
    {
      title: 'Effort over score',
      text: `We praise the brave try, the kind word and the second go.${scoreless(facts.resultsFrom)}`,
    },
    {
      title: 'Families belong',
      text: 'Parents join the last game, grandparents get the good bench, and brothers and sisters cost less.',
    },
  ],
  ages: [
    {
      ages: '3–5',
      title: 'Stories and a ball each',
      text: 'Short games inside a story, a snack in the middle, and a grown-up close by. The aim is to love coming back.',
    },
    {
      ages: '6–8',
      title: 'Me and the ball, then you and me',
      text: 'Lots of touches, brave dribbling and the first passes. Small games of three and four a side, so that everyone is in it.',
    },
    {
      ages: '9–11',
      title: 'Friends who pass',
      text: 'The golden years for learning. First touch, passing and moving, with questions instead of orders, and games of seven.',
    },
    {
      ages: '12–15',
      title: 'Thinking players',
      text: 'Technique under pressure, bigger games and more say: players help to plan the session and review it themselves.',
    },
  ],
  safeSport: [
    'Photos are taken and shown only with a family’s yes.',
    'Health notes are private: they are seen by your family and by those at the club who need them.',
    'After a suspected concussion nobody plays again without written medical clearance.',
    'An adult of the family stays at the field for every player under 6.',
    'Something does not feel right? Write to us or call; you choose whom you talk to.',
  ],
  volunteers:
    'We are looking for helpers: setting up goals, pouring hot chocolate, taking photos, refereeing small games. An hour a month makes a difference.',
})

function scoreless(resultsFrom: number): string {
  const young = withoutResults(resultsFrom)
  return young ? ` For ${young} we keep no scores at all.` : ''
}
