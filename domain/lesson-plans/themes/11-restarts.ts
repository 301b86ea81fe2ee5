import { at, box, draw, dribble, pass, row, run, shot } from '../draw.ts'
import type { Theme } from '../plan-types.ts'

export const restarts: Theme = {
  week: 11,
  slug: 'restarts',
  name: 'Restarts',
  ideas: {
    '3-5': {
      goal: 'Players know that when the ball goes out, somebody brings it back and the fun goes on.',
      opening: 'Kick the ball over the line on purpose, chase it, and dribble it back in: “Here I am!”',
      main: [
        'Ferry boat: the line is the shore. Each time the ball falls into the water, a boat (a player) brings it home.',
        'Traffic warden: a child holds up a hand, everyone stops; the warden dribbles in and says “Go”.',
        'Corner flags: run to a flag with the ball, dance around it, and kick the ball back to the middle.',
      ],
      game: 'When a ball leaves the field, the nearest player brings it back in with the feet; all the others wait behind a parent.',
      twist: 'The children restart every time, the parents must walk backwards three steps first.',
      words: ['Out', 'My ball', 'Play on'],
      easier: 'The coach throws in a new ball at once.',
      harder: 'Wait for the friend’s name before you dribble in.',
      question: 'Who brings things back at your home?',
      rain: 'Balls float off in big puddles: play “ferry boat” all the way through, with very short turns.',
      diagram: draw('Players fetch balls that went over the line and dribble them back in.', {
        us: [at(20, 54), at(50, 10), at(80, 54)],
        balls: [at(20, 60), at(50, 4), at(80, 60)],
        cones: box(10, 8, 90, 56),
        goals: [at(10, 32), at(90, 32)],
        moves: [
          run(20, 54, 20, 58),
          dribble(20, 60, 40, 36),
          dribble(50, 4, 56, 28),
          dribble(80, 60, 64, 38),
        ],
      }),
    },
    '6-8': {
      goal: 'Players restart quickly with a pass or a dribble, while the others step back.',
      opening: 'Dribble tag along the lines: out of the square means five toe taps and a dribble-in.',
      main: [
        'Pass-in relay: from the side line, choose a pass or a dribble past a waiting friend. Who restarts within three seconds?',
        'Goal kicks with a retreat line: one team starts, the other waits behind halfway until the ball is touched.',
      ],
      game: 'Every ball out is taken by the player who is nearest. Three seconds, and a smile.',
      twist: 'Stop twice for a corner kick: attackers make a train, and the last wagon runs free.',
      words: ['Quick', 'Eyes up', 'Five steps off'],
      easier: 'Nobody may tackle until the second touch.',
      harder: 'Only two seconds, and a different player each time.',
      question: 'When is a quick restart better than a slow one?',
      rain: 'The ball goes out more often: leave two spare balls on each side, and keep going.',
      diagram: draw(
        'A player restarts at the side line and chooses between a pass and a dribble; opponents stand off.',
        {
          us: [at(40, 58), at(58, 44), at(30, 36)],
          them: [at(46, 42), at(62, 34)],
          balls: [at(40, 55)],
          cones: row(8, 58, 92, 58, 5),
          goals: [at(96, 32)],
          moves: [pass(40, 55, 56, 45), dribble(42, 54, 34, 42), run(58, 44, 80, 36)],
        },
      ),
    },
    '9-11': {
      goal: 'The team has one simple idea for pass-ins, corners and goal kicks.',
      opening:
        'Rondo restarts: each ball out is played in from where it left, at once, by whoever is nearest.',
      main: [
        'Pairs at the line: one plays in, the other comes short and lays it back; then goes long. Two ideas, by turns.',
        '3v2 from a corner: short, to the edge or to the far post. The three agree by a hand signal.',
      ],
      game: 'Four corners in a row for each team, then play on until somebody scores.',
      twist: 'The team designs one corner of its own during the water break and tries it three times.',
      words: ['Signal', 'Short option', 'Second ball'],
      easier: 'Defenders hold hands until the kick is taken.',
      harder: 'The defenders may counter to a goal at the other end.',
      question: 'What do you want the others to do when you are about to take a restart?',
      rain: 'Keep restarts on the ground and near; a wet ball in the air goes anywhere.',
      extraKit: ['4 corner poles', 'A small whiteboard'],
      diagram: draw('A short corner: the ball comes back to the taker, who finds the far post or the edge.', {
        us: [at(94, 60), at(84, 54), at(76, 32), at(66, 40)],
        them: [at(88, 36), at(82, 44)],
        balls: [at(93, 59)],
        goals: [at(97, 32)],
        moves: [
          pass(93, 59, 85, 55),
          run(94, 60, 88, 58),
          pass(84, 53, 68, 42),
          shot(67, 40, 95, 31),
          run(76, 32, 90, 28),
        ],
      }),
    },
    '12-15': {
      goal: 'Players organise their own set pieces and stay awake when the ball is dead.',
      opening:
        'Warm-up led by two players; then jumping and landing in pairs, without heading, hands on shoulders.',
      main: [
        'Throw-ins under pressure: three against three in a strip by the line. Keep the ball for three passes after the throw.',
        'Corners and wide free kicks: two teams each plan one routine, then attack and defend five of them.',
      ],
      game: 'Every stop in play is a free kick for whoever reacts first; the coach only points.',
      twist: 'Each captain may call one time-out of 30 seconds to set up a restart.',
      words: ['Switch on', 'Mark', 'Surprise'],
      easier: 'Attack without defenders first, then with two.',
      harder: 'After a cleared corner both teams play on to the other goal.',
      question: 'How many of your goals this fall began with a dead ball?',
      rain: 'Wipe the ball, throw short, and have someone on every line: slips happen at restarts.',
      extraKit: ['A whiteboard and pens', 'A towel for the ball'],
      diagram: draw(
        'A throw-in with three against three: one checks short, one runs long, one supports behind.',
        {
          us: [at(50, 60), at(58, 46), at(70, 42), at(38, 46)],
          them: [at(60, 42), at(72, 38), at(42, 42)],
          balls: [at(50, 57)],
          cones: box(26, 28, 80, 60),
          moves: [run(58, 46, 54, 52), run(70, 42, 82, 50), pass(50, 57, 40, 48), run(38, 46, 40, 50)],
        },
      ),
    },
  },
}
