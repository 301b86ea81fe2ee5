import { at, draw, dribble, pass, ring, row, run } from '../draw.ts'
import type { Theme } from '../plan-types.ts'

export const defendingKindly: Theme = {
  week: 9,
  slug: 'defending-kindly',
  name: 'Defending kindly',
  ideas: {
    '3-5': {
      goal: 'Players try to get a ball from somebody without pushing, and give it back with a smile.',
      opening: 'Keep your ball away from a parent’s tickling foot, then swap: tickle theirs.',
      main: [
        'Squirrels: each has a nest with three nuts (balls). Fetch nuts from other nests with the feet, one at a time. No guarding with the hands.',
        'Treasure guards: two guards walk around the treasure. Who gets a coin past them becomes a guard.',
        'Statues help: when a friend trips, everyone freezes until the friend is up again.',
      ],
      game: 'Half of the players have a ball, the others try to win one politely: feet only, and say “My turn”.',
      twist: 'Whoever falls gets helped up by the nearest player, of either team.',
      words: ['Feet only', 'My turn', 'You OK?'],
      easier: 'Guards who walk backwards.',
      harder: 'Nests further apart and only one nut left.',
      question: 'How can you take a turn without making anyone sad?',
      rain: 'Squirrels hurry before the storm: short rounds of one minute, with a hop to warm up.',
      extraKit: ['A hoop or a ring of cones for each nest'],
      diagram: draw(
        'Four nests of balls in the corners; players fetch balls from each other, one at a time.',
        {
          us: [at(18, 16), at(82, 48)],
          them: [at(82, 16), at(18, 48)],
          balls: [at(14, 12), at(18, 10), at(86, 52), at(84, 12), at(16, 52)],
          cones: [...ring(15, 12, 7, 5), ...ring(85, 12, 7, 5), ...ring(15, 52, 7, 5), ...ring(85, 52, 7, 5)],
          moves: [run(18, 16, 78, 14), dribble(84, 12, 26, 14), run(82, 48, 24, 50)],
        },
      ),
    },
    '6-8': {
      goal: 'Players slow down in front of the dribbler and wait for the moment to win the ball.',
      opening: 'Shadow tag: stay one arm away from your partner for twenty seconds, without touching.',
      main: [
        'Surfer stance: side on, knees bent, one foot ahead. Jockey a friend backwards along a line, then swap.',
        'One against one gates: the defender gets a point for each five seconds without a goal.',
      ],
      game: 'After losing the ball the nearest player chases, and the others stay between ball and goal.',
      twist: 'A clean tackle gets a high five from the player who lost it.',
      words: ['Quick', 'Slow', 'Wait'],
      easier: 'The attacker may only walk.',
      harder: 'Two goals to defend at the same time.',
      question: 'What is the hardest thing for a dribbler: a defender who runs in, or one who waits?',
      rain: 'No lunging on wet grass: stand up, and win the ball by patience.',
      diagram: draw('A defender approaches fast, slows down and shows the attacker to one side.', {
        us: [at(70, 32)],
        them: [at(30, 32)],
        balls: [at(34, 32)],
        cones: [...row(84, 14, 84, 22, 2), ...row(84, 42, 84, 50, 2)],
        moves: [dribble(34, 32, 50, 32), run(70, 32, 56, 30), dribble(50, 34, 74, 46), run(56, 32, 72, 42)],
      }),
    },
    '9-11': {
      goal: 'Two defenders work together: one presses, the other covers.',
      opening:
        'Rondo in which two defend: one goes to the ball, the other closes the pass through the middle.',
      main: [
        'Pairs against pairs in a small square: keep the ball for ten passes. The defenders may only win it by intercepting.',
        '3v2 from the defenders’ side: delay, shout “Press!” or “Cover!”, and hold out for eight seconds.',
      ],
      game: 'Winning the ball in the other half counts as a goal.',
      twist: 'Whoever fouls says sorry and sits for ten seconds; nobody needs a referee.',
      words: ['Press', 'Cover', 'Balance'],
      easier: 'Defend a narrow field: less space, easier to cover.',
      harder: 'The attackers score by dribbling over an end line.',
      question: 'What did your partner do that made it easier for you?',
      rain: 'Shorten the field, and stay on your feet: a good block beats any slide.',
      diagram: draw('Three attackers against two defenders: one presses the ball, the other covers behind.', {
        us: [at(66, 26), at(76, 38)],
        them: [at(40, 24), at(44, 44), at(36, 10)],
        balls: [at(43, 24)],
        goals: [at(96, 32)],
        moves: [run(66, 26, 50, 25), run(76, 38, 62, 32), pass(43, 24, 46, 41), run(36, 10, 62, 10)],
      }),
    },
    '12-15': {
      goal: 'The team presses together when the cue is there and drops together when it is not.',
      opening: 'Footwork: backpedal, shuffle, turn and sprint; then mirror games in a five-metre channel.',
      main: [
        'Cue hunting: four defenders move as the ball moves along a line of six attackers. Press on a bad touch, a back pass or a blind receiver.',
        'Live: six against four, the four score by passing to a target within six seconds of winning the ball.',
      ],
      game: 'After losing the ball: five seconds of pressing, then everyone behind the ball. The coach counts aloud only twice.',
      twist:
        'A team that wins three balls in a row by interception chooses the kick-off end for the next game.',
      words: ['Cue', 'Together', 'Compact'],
      easier: 'The attackers have three touches at least.',
      harder: 'The attackers may switch the play with one long ball each minute.',
      question: 'What was the signal that made all four of you go?',
      rain: 'Loose touches come by themselves today: press more, and stand up in the tackle.',
      diagram: draw(
        'Four defenders slide across as one while six attackers pass along the line; they press on the cue.',
        {
          us: [at(56, 14), at(58, 28), at(58, 40), at(56, 54)],
          them: [...row(30, 8, 30, 56, 5), at(14, 32)],
          balls: [at(33, 20)],
          cones: row(70, 6, 70, 58, 4),
          moves: [
            pass(33, 20, 33, 30),
            run(58, 28, 42, 30),
            run(56, 14, 46, 22),
            run(58, 40, 48, 38),
            run(56, 54, 52, 46),
          ],
        },
      ),
    },
  },
}
