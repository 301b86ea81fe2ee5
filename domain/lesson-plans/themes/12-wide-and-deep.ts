import { at, draw, dribble, pass, ring, row, run, shot } from '../draw.ts'
import type { Theme } from '../plan-types.ts'

export const wideAndDeep: Theme = {
  week: 12,
  slug: 'wide-and-deep',
  name: 'Wide and deep',
  ideas: {
    '3-5': {
      goal: 'Players discover that there is room away from the bunch.',
      opening: 'Find an island: dribble to a free spot where nobody else is, and wave to your parent.',
      main: [
        'Islands: as many cone rings as players. When the sea rises, each ball needs an island of its own.',
        'Starfish and beehive: on “Bees!” all come together, on “Starfish!” all spread out with their ball.',
        'Painters: everyone paints another corner of the field by rolling the ball over it.',
      ],
      game: 'Goals far apart in the corners. There is always one that nobody is at: go there.',
      twist: 'Each parent is an island; nobody may play where two islands touch.',
      words: ['Space', 'Spread', 'Here!'],
      easier: 'Hold a parent’s hand and look for the free island together.',
      harder: 'One island fewer than players: share with a friend.',
      question: 'Where is the emptiest place on our field?',
      rain: 'Puddles are the islands. Choose your own, and splash.',
      diagram: draw('Cone islands all over the field; each player brings a ball to a free one.', {
        us: [at(46, 30), at(52, 34), at(50, 26), at(56, 30)],
        balls: [at(46, 33), at(52, 37), at(50, 23), at(59, 30)],
        cones: [...ring(14, 14, 6, 4), ...ring(86, 14, 6, 4), ...ring(14, 50, 6, 4), ...ring(86, 50, 6, 4)],
        moves: [
          dribble(46, 33, 22, 46),
          dribble(52, 37, 78, 48),
          dribble(50, 23, 22, 18),
          dribble(59, 30, 78, 18),
        ],
      }),
    },
    '6-8': {
      goal: 'When we have the ball we make the field big.',
      opening: 'Corner tag: a dribbler is safe in a corner, but only one at a time may be in it.',
      main: [
        'Elastic band: in threes, pass and keep the triangle big; on the clap, make it tiny, then big again.',
        'Side gates: two gates on each wing, none in the middle. Where is it empty?',
      ],
      game: 'Goals are on the wings instead of in the middle.',
      twist: 'Freeze once or twice: who can touch hands with a team-mate is too near. Laugh, spread, go on.',
      words: ['Big', 'Away', 'Wave'],
      easier: 'Mark a lane on each wing, with one player who stays in it.',
      harder: 'A pass from wing to wing before a goal.',
      question: 'What happens to the other team when we make the field big?',
      rain: 'Spread out to stay warm: longer runs, fewer stops, goals on both wings.',
      diagram: draw(
        'Three players stretch the field; the ball goes from one wing to the free goal on the other.',
        {
          us: [at(24, 10), at(20, 32), at(30, 54)],
          them: [at(44, 18), at(42, 28), at(52, 24)],
          balls: [at(27, 11)],
          goals: [at(94, 10), at(94, 54)],
          moves: [pass(27, 11, 22, 29), pass(22, 34, 30, 51), dribble(32, 54, 84, 54)],
        },
      ),
    },
    '9-11': {
      goal: 'Players give width and depth, so that the one with the ball has three choices.',
      opening:
        'Rondo with a bigger and a smaller square: in possession use the big one, the defender shrinks it.',
      main: [
        'Pairs become diamonds: four pass with one on each wing, one deep and one high. Change places, keep the shape.',
        '3v2 from the side: start wide, look inside, end wide on the other side.',
      ],
      game: 'A team scores by a goal or by getting the ball from one side lane to the other with three passes.',
      twist: 'In possession, somebody has a foot on each side line: one player left, one right.',
      words: ['Width', 'Depth', 'Three choices'],
      easier: 'Coaches stand in the side lanes as extra players.',
      harder: 'No pass may go to a player who stands still.',
      question: 'Which of your three choices did you not see in time?',
      rain: 'The dry side of the field is worth more: find it, and switch to it.',
      diagram: draw(
        'A diamond: one player deep, two wide, one high; the ball goes around the pressing opponent.',
        {
          us: [at(18, 32), at(46, 6), at(46, 58), at(76, 32)],
          them: [at(34, 30), at(58, 30)],
          balls: [at(21, 32)],
          cones: [...row(10, 14, 90, 14, 4), ...row(10, 50, 90, 50, 4)],
          moves: [pass(21, 32, 44, 56), pass(48, 57, 74, 34), run(46, 6, 70, 8), run(34, 30, 28, 32)],
        },
      ),
    },
    '12-15': {
      goal: 'The team stretches its opponent, then plays through the hole that opens.',
      opening: 'Passing in a grid of nine squares: never two of your team in one square.',
      main: [
        'Switch the play: six against four in the half field, three passes on one side, then change to the other.',
        'Overload to isolate: draw them to the left with four, and free the right winger, one against one.',
      ],
      game: 'Five lanes from goal to goal; at least four of them must have one of your players when you attack.',
      twist: 'A goal after a switch of play lets the team pick the music for the cool-down.',
      words: ['Stretch', 'Switch', 'Hole'],
      easier: 'A neutral player in the middle who cannot be tackled.',
      harder: 'Two touches at most in the middle lane.',
      question: 'Which of your runs opened space for somebody else?',
      rain: 'Long switches stop in the wet: use three quick short passes across instead.',
      diagram: draw(
        'Four attackers draw the defence to one side; the switch finds the winger alone on the other.',
        {
          us: [at(40, 12), at(48, 22), at(54, 10), at(36, 30), at(66, 56)],
          them: [at(56, 16), at(58, 26), at(62, 10), at(66, 32)],
          balls: [at(43, 12)],
          cones: row(10, 44, 90, 44, 5),
          goals: [at(96, 32)],
          moves: [pass(43, 12, 37, 28), pass(38, 32, 63, 55), dribble(68, 56, 86, 48), shot(86, 48, 94, 35)],
        },
      ),
    },
  },
}
