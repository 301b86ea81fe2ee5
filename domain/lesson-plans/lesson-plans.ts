import { type Dated, weekendsOf } from '../programs/program-sessions.ts'
import { type Diagram, drawn } from './draw.ts'
import { AGE_BANDS, type AgeBand, type Theme } from './plan-types.ts'
import { SESSION_SHAPES } from './session-shape.ts'
import helloBall from './themes/01-hello-ball.json' with { type: 'json' }
import stopAndTurn from './themes/02-stop-and-turn.json' with { type: 'json' }
import dribbleInTraffic from './themes/03-dribble-in-traffic.json' with { type: 'json' }
import brave1v1 from './themes/04-brave-1v1.json' with { type: 'json' }
import firstTouch from './themes/05-first-touch.json' with { type: 'json' }
import passingFriends from './themes/06-passing-friends.json' with { type: 'json' }
import moveAfterPass from './themes/07-move-after-pass.json' with { type: 'json' }
import shooting from './themes/08-shooting.json' with { type: 'json' }
import defendingKindly from './themes/09-defending-kindly.json' with { type: 'json' }
import everyoneInGoal from './themes/10-everyone-in-goal.json' with { type: 'json' }
import restarts from './themes/11-restarts.json' with { type: 'json' }
import wideAndDeep from './themes/12-wide-and-deep.json' with { type: 'json' }
import counterAndRecover from './themes/13-counter-and-recover.json' with { type: 'json' }
import miniWorldCup from './themes/14-mini-world-cup.json' with { type: 'json' }
import familyGame from './themes/15-family-game.json' with { type: 'json' }

/** One theme a week, fifteen weeks (L-1). */
export const LESSON_THEMES: readonly Theme[] = [
  helloBall,
  stopAndTurn,
  dribbleInTraffic,
  brave1v1,
  firstTouch,
  passingFriends,
  moveAfterPass,
  shooting,
  defendingKindly,
  everyoneInGoal,
  restarts,
  wideAndDeep,
  counterAndRecover,
  miniWorldCup,
  familyGame,
]

export interface TimelineStep {
  fromMinute: number
  toMinute: number
  title: string
  details: string[]
}

export interface LessonPlan {
  week: number
  /** The weekend the plan is for. */
  days: string[]
  slug: string
  theme: string
  band: AgeBand
  goal: string
  kit: string[]
  timeline: TimelineStep[]
  diagram: Diagram
  words: string[]
  easier: string
  harder: string
  question: string
  rain: string
}

/** The plan of a theme for an age, with its weekend in a season; undefined if there is no such page. */
export function lessonPlan(slug: string, band: string, season: Dated): LessonPlan | undefined {
  const theme = LESSON_THEMES.find((one) => one.slug === slug)
  const age = AGE_BANDS.find((one) => one === band)
  return theme && age && { ...planOf(theme, age), days: weekendsOf(season)[theme.week - 1] ?? [] }
}

function planOf({ week, slug, name, ideas }: Theme, band: AgeBand): Omit<LessonPlan, 'days'> {
  const { goal, diagram, words, easier, harder, question, rain, extraKit = [] } = ideas[band]
  return {
    week,
    slug,
    theme: name,
    band,
    goal,
    kit: [...SESSION_SHAPES[band].kit, ...extraKit],
    timeline: timelineOf(ideas[band], band),
    diagram: drawn(diagram),
    words,
    easier,
    harder,
    question,
    rain,
  }
}

/** 90 minutes in six parts, the same for every theme. It ends with a free game (L-2). */
function timelineOf({ opening, main, game, twist, question }: Theme['ideas'][AgeBand], band: AgeBand) {
  const shape = SESSION_SHAPES[band]
  const step = (fromMinute: number, toMinute: number, title: string, ...details: string[]): TimelineStep => ({
    fromMinute,
    toMinute,
    title,
    details,
  })
  return [
    step(0, 10, shape.opening, opening),
    step(10, 35, shape.main, ...main),
    step(35, 45, shape.water.title, shape.water.detail, `Ask: ${question}`),
    step(45, 65, shape.game, game),
    step(65, 85, shape.free, twist),
    step(85, 90, shape.end.title, shape.end.detail),
  ]
}
