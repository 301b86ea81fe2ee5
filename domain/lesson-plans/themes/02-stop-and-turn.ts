import { at, box, draw, dribble, pass, row, run } from '../draw.ts'
import type { Theme } from '../plan-types.ts'

export const stopAndTurn: Theme = {
  week: 2,
  slug: 'stop-and-turn',
  name: 'Stop and turn',
  ideas: {
    '3-5': {
      goal: 'Players can stop the ball with the sole and go the other way.',
      opening: 'Drive your car-ball around a parent, who is a roundabout. Beep when you come past.',
      main: [
        'Red light, green light: drive on green, sole on the ball on red, and purple means spin around it.',
        'Car wash: drive into the cones, stop, roll the ball left and right under the foot, drive out clean.',
        'Dead end: the coach is a wall. Drive up, say “Oops!”, stop, turn, and drive away fast.',
      ],
      game: 'The goals are garages. When the coach calls “Closed!” on one, stop and turn to find another.',
      twist: 'On “Red light!” everyone freezes, parents too.',
      words: ['Stop', 'Sole', 'Turn'],
      easier: 'Stop the ball with the hands, turn around, and kick it off again.',
      harder: 'Two colours at once: one for stopping, one for turning back.',
      question: 'What sound does your car make when it brakes?',
      rain: 'Windscreen wipers: swing the free foot over the ball after each stop. Fewer stops, more driving.',
      extraKit: ['A red, a green and a purple bib'],
      diagram: draw('Players drive towards the coach, stop, and turn back to the garages.', {
        us: [at(40, 16), at(42, 32), at(40, 48)],
        them: [at(66, 32)],
        balls: [at(44, 16), at(46, 32), at(44, 48)],
        cones: row(60, 10, 60, 54, 5),
        goals: [at(4, 16), at(4, 48)],
        moves: [dribble(44, 16, 58, 18), dribble(46, 32, 58, 32), run(58, 32, 12, 46), run(58, 18, 12, 16)],
      }),
    },
    '6-8': {
      goal: 'Players have two ways to turn and use one of them to get away from somebody.',
      opening:
        'Everyone has a tail (a bib in the shorts). Dribble, turn away from the thieves and keep your tail.',
      main: [
        'Turns to music: sole pull-back, inside cut, outside cut. Dribble, and at each clap turn the way the coach shows, then the way you like.',
        'Turn at the gate: one against one. The attacker may score on either end line, so a good turn beats the defender.',
      ],
      game: 'Each team has two goals, left and right. Blocked on one side? Turn and try the other.',
      twist: 'A goal after a turn gets a dance from the whole team.',
      words: ['Slow in', 'Turn', 'Fast out'],
      easier: 'The defender walks with hands behind the back.',
      harder: 'The defender starts one step behind and may come from any side.',
      question: 'Why does a turn work better when you are slow first and fast after it?',
      rain: 'On wet grass bend the knees and use the sole turn only; widen the end lines.',
      extraKit: ['A bib for each player as a tail'],
      diagram: draw(
        'One against one between two end lines; the attacker turns away from the defender to the other line.',
        {
          us: [at(50, 32), at(50, 56)],
          them: [at(60, 30)],
          balls: [at(54, 31)],
          cones: [...row(16, 12, 16, 52, 3), ...row(84, 12, 84, 52, 3)],
          moves: [dribble(54, 31, 57, 31), dribble(52, 33, 20, 34), run(60, 30, 44, 32)],
        },
      ),
    },
    '9-11': {
      goal: 'Players look over their shoulder before the ball comes, so that they can turn with the first touch.',
      opening:
        'Rondo with a door: after three passes anyone may turn out through the side of the square with the ball.',
      main: [
        'Threes in a line: the middle player checks the shoulder, receives half-turned and plays on to the other end. “Turn” or “man on” from the passer.',
        '3v2 with a target: the target receives with the back to goal and chooses, turn and shoot, or lay it off.',
      ],
      game: 'The field has three thirds. A goal counts only if somebody turned with the ball in the middle third on the way there.',
      twist: 'Before each kick-in everyone calls out how many opponents they see behind them.',
      words: ['Shoulder', 'Half-turn', 'Away'],
      easier: 'The passer always says which way to turn.',
      harder: 'A passive defender follows the middle player from behind.',
      question: 'What did you see behind you the last time you received the ball?',
      rain: 'Rolling passes stick in puddles: make the lines shorter, and turn with the outside of the foot.',
      diagram: draw(
        'Three in a line: the middle player looks behind, receives on the half-turn and plays on.',
        {
          us: [at(14, 32), at(50, 32), at(86, 32)],
          them: [at(58, 28)],
          balls: [at(17, 32)],
          cones: [...row(14, 24, 14, 40, 2), ...row(86, 24, 86, 40, 2)],
          moves: [pass(17, 32, 47, 35), run(50, 32, 47, 36), pass(48, 35, 84, 32)],
        },
      ),
    },
    '12-15': {
      goal: 'Players turn out of pressure in midfield, or know when not to.',
      opening:
        'Mobility in pairs: hips, ankles, quick feet; then shadow turns, one leads and the other mirrors.',
      main: [
        'Diamond turns: four outside, one inside with a defender. Receive, turn by an inside hook, drag-back or open body, and find the opposite side.',
        'Same diamond, live: two points for turning and finding the far player, one for a safe set-back. Swap the middle every minute.',
      ],
      game: 'A middle zone where only two of each team may be. Play through it: from one end zone to the other counts as a goal.',
      twist:
        'Each team names one player who may not be tackled in the middle zone for five minutes. Use them.',
      words: ['Scan', 'Open body', 'Decide'],
      easier: 'The defender inside may only block passes, not tackle.',
      harder: 'Two touches in the middle zone: one to turn, one to pass.',
      question: 'How do you know, before the ball arrives, whether you may turn?',
      rain: 'Footing first: make the diamonds smaller, start at half speed and leave out the drag-back.',
      diagram: draw(
        'A diamond of four around a midfielder and a defender: receive, turn, find the far side.',
        {
          us: [at(50, 6), at(82, 32), at(50, 58), at(18, 32), at(50, 34)],
          them: [at(56, 30)],
          balls: [at(21, 32)],
          cones: box(30, 14, 70, 50),
          moves: [pass(21, 32, 45, 37), run(50, 34, 46, 38), pass(47, 39, 50, 55), run(56, 30, 49, 36)],
        },
      ),
    },
  },
}
