import type { AgeBand } from './plan-types.ts'

/** What stays the same every week: the parts of the 90 minutes, and what is in the bag. */
export interface SessionShape {
  kit: string[]
  opening: string
  main: string
  water: { title: string; detail: string }
  game: string
  free: string
  end: { title: string; detail: string }
}

export const SESSION_SHAPES: Record<AgeBand, SessionShape> = {
  '3-5': {
    kit: ['A size 3 ball for each player', '20 flat cones', '4 pop-up goals'],
    opening: 'Free play with a parent',
    main: 'Three story games, 7 minutes each, a ball for everyone',
    water: {
      title: 'Snack, water, story',
      detail: 'Everyone sits. A snack, a drink, and the coach tells what happens next in the story.',
    },
    game: 'Goals everywhere',
    free: 'Mini game, parents join',
    end: {
      title: 'High-five tunnel',
      detail: 'Parents make a tunnel. Every player runs through and gets every high five.',
    },
  },
  '6-8': {
    kit: ['A size 3 ball for each player', '24 flat cones', '4 small goals', 'Bibs in two colours'],
    opening: 'Dribble tag',
    main: 'Ball mastery, then 1v1 gates',
    water: { title: 'Water and a question', detail: 'Drink first, then one question to think about.' },
    game: '3v3 on two goals',
    free: 'Free game, 4v4 or 5v5',
    end: {
      title: 'Cheer, and one kind act',
      detail: 'Someone names a kind act they saw today. Then the team cheer, as loud as you can.',
    },
  },
  '9-11': {
    kit: ['A size 4 ball for every two players', '24 flat cones', '4 small goals', 'Bibs in three colours'],
    opening: 'Rondo, 4v1',
    main: 'Passing pairs, then 3v2',
    water: { title: 'Water and a question', detail: 'Drink, then talk it over with a partner.' },
    game: '4v4 with a rule',
    free: 'Free game, 7v7',
    end: {
      title: 'Players’ review',
      detail: 'In threes: what worked, what to try next week. One of the three tells the group.',
    },
  },
  '12-15': {
    kit: [
      'A ball for every two players (size 4 to U13, size 5 from U14)',
      '30 flat cones',
      '4 small goals and 2 big ones',
      'Bibs in three colours',
    ],
    opening: 'Dynamic warm-up',
    main: 'Technique under pressure',
    water: {
      title: 'Water and player talk',
      detail: 'The players lead; the coach listens and adds one thing.',
    },
    game: '6v6 on the theme',
    free: 'Free game, 7v7 to 9v9',
    end: {
      title: 'Self-review card',
      detail: 'Each player writes one thing done well and one aim for next week, for nobody else to see.',
    },
  },
}
