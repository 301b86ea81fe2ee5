import { addDays } from '../../calendar-day.ts'
import { rundownOf } from '../day/rundown-of.ts'
import { placedMatches } from '../plan/match-times.ts'
import type { Plan, RundownItem } from '../plan/plan.ts'
import { indexPlan } from '../plan/plan-index.ts'
import { publish } from '../plan/publish.ts'
import { usualAwards } from '../play/award-names.ts'
import type { DemoTournament } from './demo-tournament.ts'
import { lunarNewYearDraft } from './lunar-new-year-draft.ts'
import { LUNAR_NEW_YEAR } from './placings.ts'
import { planned } from './planned.ts'

/** The Lunar New Year tournament, published and waiting for its day. */
export function lunarNewYear(day: string, publishedOn = addDays(day, -3)): DemoTournament {
  const draft = lunarNewYearDraft(day)
  const awards = usualAwards(draft.divisions)
  const plan = planned({ ...draft, awards, rundown: rundown(day) }, day, LUNAR_NEW_YEAR)
  const linked = {
    ...plan,
    rundown: plan.rundown.map((item) => (item.title === 'Final' ? finalItem(plan, item) : item)),
  }
  const published = publish(linked, null, { at: `${publishedOn}T18:00:00Z`, by: 'Demo desk' })
  return {
    slug: 'lunar-new-year',
    name: 'Lunar New Year Tournament',
    kind: 'LUNAR_NEW_YEAR',
    date: day,
    status: 'PUBLISHED',
    revision: published.revision,
    plan: published,
  }
}

/** The scheduler decides when and where the final is, so its item follows the plan. */
function finalItem(plan: Plan, item: RundownItem): RundownItem {
  const placed = placedMatches(indexPlan(plan)).find(({ match }) => match.stage === 'FINAL')
  if (placed === undefined) return item
  return { ...item, start: placed.slot.start, place: placed.pitch.name, linkedMatchIds: [placed.match.id] }
}

const rundown = (day: string) =>
  rundownOf(day, {
    '07:30': {
      minutes: 60,
      kind: 'SETUP',
      title: 'Set up, goals anchored',
      owner: 'marshals',
      needs: 'sandbags',
    },
    '08:30': { minutes: 15, kind: 'SETUP', title: 'Volunteer brief', owner: 'director', place: 'Desk' },
    '08:45': { minutes: 15, kind: 'SETUP', title: 'Referee meeting', owner: 'coordinator', place: 'Tent' },
    '09:00': { minutes: 15, kind: 'CHECKIN', title: 'Team check-in', owner: 'desk', place: 'Desk' },
    '09:15': {
      minutes: 10,
      kind: 'CEREMONY',
      title: 'Welcome, acknowledgement, fair-play promise',
      owner: 'MC',
      ownerId: 'gloria',
      needs: 'PA',
      mcText:
        'Good morning Richmond! Happy Lunar New Year! Gong hay fat choy! Today every player plays, every kind act counts. Teams, find your animal field. Kick-off in five minutes.',
      phonetics: 'gong hay fat CHOY',
      avCue: 'Music down',
      rainText: 'Shorten to two minutes, under the roof.',
    },
    '09:30': { minutes: 150, kind: 'PLAY', title: 'Morning waves, every 30 minutes', owner: 'marshals' },
    '12:00': {
      minutes: 30,
      kind: 'CEREMONY',
      title: 'Lion dance, red envelopes',
      owner: 'MC',
      ownerId: 'gloria',
      place: 'Between the turfs',
      needs: 'PA, envelopes',
      mcText: 'The drums will be loud: the quiet corner is behind the desk. Please make room for the lions.',
      avCue: 'Drums',
      fixed: true,
    },
    '12:30': { minutes: 280, kind: 'PLAY', title: 'Afternoon waves', owner: 'marshals' },
    '12:35': { minutes: 15, kind: 'AWARD', title: 'Medals, young divisions', owner: 'MC', needs: 'medals' },
    '16:30': { minutes: 33, kind: 'PLAY', title: 'Final', owner: 'coordinator' },
    '17:10': { minutes: 20, kind: 'AWARD', title: 'Awards, group photo', owner: 'MC', needs: 'lanterns, PA' },
    '17:30': { minutes: 45, kind: 'TEARDOWN', title: 'Tear down, lost and found', owner: 'everybody' },
  })
