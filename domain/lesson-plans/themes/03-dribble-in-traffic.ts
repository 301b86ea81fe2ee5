import { at, box, draw, dribble, row, run, shot } from '../draw.ts'
import type { Theme } from '../plan-types.ts'

export const dribbleInTraffic: Theme = {
  week: 3,
  slug: 'dribble-in-traffic',
  name: 'Dribble in traffic',
  ideas: {
    '3-5': {
      goal: 'Players dribble among others without bumping into them.',
      opening: 'Each parent is a tree in the forest. Dribble to a tree, high five, and find the next one.',
      main: [
        'Busy bees: fly from flower to flower (cones). Two bees at one flower? Buzz and fly on.',
        'Sharks in the bay: dribble across the bay. The shark coach moves slowly and only eats balls that swim alone.',
        'Rush hour: everyone crosses the square to the other side at once. Walk, then jog, then beep.',
      ],
      game: 'All balls in one heap in the middle. Fetch one, bring it through the traffic to any goal, run back for more.',
      twist: 'Two balls at the same time: keep your eyes open.',
      words: ['Look', 'Beep', 'Around'],
      easier: 'A bigger bay and only half of the group at a time.',
      harder: 'A second shark, or a ball in each player’s hands as well.',
      question: 'How do you not bump into people in a busy shop?',
      rain: 'Make the square smaller and slower: slippery roads need careful drivers.',
      diagram: draw('Players cross a busy square from all sides, around each other and a slow shark.', {
        us: [at(16, 20), at(16, 44), at(84, 20), at(84, 44)],
        them: [at(50, 32)],
        balls: [at(20, 21), at(20, 43), at(80, 21), at(80, 43)],
        cones: box(10, 8, 90, 56),
        moves: [
          dribble(20, 21, 78, 50),
          dribble(20, 43, 70, 14),
          dribble(80, 21, 24, 52),
          dribble(80, 43, 30, 12),
        ],
      }),
    },
    '6-8': {
      goal: 'Players change direction early because they have looked up in time.',
      opening:
        'Pac-Man on the lines: everyone dribbles along the lines of the field; who meets the ghost turns back.',
      main: [
        'Number traffic: dribble in a square while a coach holds up fingers. Call the number without stopping.',
        'Gates with guards: one guard for every three gates. A gate counts if you come through with the ball at your foot.',
      ],
      game: 'Three against three, and two wandering parents who belong to nobody and are just in the way.',
      twist: 'A player who beats two others by dribbling may choose the next restart.',
      words: ['Head up', 'Gap', 'Change'],
      easier: 'Guards stand still on one foot.',
      harder: 'Guards link arms in twos and sweep the square.',
      question: 'Where do you look first: the ball, the players or the space?',
      rain: 'Fewer gates and more space between players; everyone on the move from whistle to whistle.',
      diagram: draw('A square with four gates and two guards; dribblers look for the open gate.', {
        us: [at(20, 32), at(50, 54), at(80, 30)],
        them: [at(38, 22), at(64, 40)],
        balls: [at(23, 32), at(50, 51), at(77, 30)],
        cones: [
          ...row(34, 18, 40, 18, 2),
          ...row(60, 18, 66, 18, 2),
          ...row(34, 44, 40, 44, 2),
          ...row(60, 44, 66, 44, 2),
        ],
        moves: [
          dribble(23, 32, 37, 46),
          dribble(50, 51, 52, 30),
          dribble(77, 30, 63, 16),
          run(64, 40, 56, 32),
        ],
      }),
    },
    '9-11': {
      goal: 'Players decide, with the ball at their feet, between carrying it on and passing it.',
      opening:
        'Two rondos share one big square: when the coach calls, both defenders hunt in the other one. Keep your head up.',
      main: [
        'Pairs through traffic: all pairs pass and move in one square, each pair its own ball, never through anybody else’s lane.',
        '3v2 with a carry: the first player must dribble at a defender before passing. Draw one in, then let it go.',
      ],
      game: 'You may pass only after you have dribbled past somebody or been closed down. Otherwise carry it.',
      twist: 'Every throw from the goalkeeper starts a dribble over the halfway line.',
      words: ['Carry', 'Draw in', 'Release'],
      easier: 'Defenders may not leave their half of the 3v2.',
      harder: 'A recovering defender starts two seconds later from behind.',
      question: 'When is dribbling the unselfish thing to do?',
      rain: 'Push the ball further ahead through wet patches, and make the square a third bigger.',
      diagram: draw(
        'Three against two: the player with the ball carries it at one defender to free a team-mate.',
        {
          us: [at(24, 32), at(34, 12), at(34, 52)],
          them: [at(58, 26), at(66, 42)],
          balls: [at(27, 32)],
          goals: [at(96, 32)],
          moves: [dribble(27, 32, 50, 28), run(34, 12, 70, 14), run(58, 26, 52, 28), run(34, 52, 72, 52)],
        },
      ),
    },
    '12-15': {
      goal: 'Players drive into space at speed and choose the right moment to release the ball.',
      opening:
        'Ladders and cones for quick feet, then “mirror runs” with a ball: follow your partner’s changes of pace.',
      main: [
        'Channel drives: four channels of 8 by 25 metres, a defender in every second one. Attack the channel, then switch to the free one.',
        'Three-team squares: blue and green keep the ball from red; a player who dribbles out of one square into the next earns a swap.',
      ],
      game: 'Four small goals behind four gates. A goal counts when someone dribbles through a gate; passes bring the ball there.',
      twist: 'The team that loses the ball has five seconds to win it back or must drop to its own half.',
      words: ['Drive', 'Scan', 'Release'],
      easier: 'Channels of 12 metres and defenders who start on the far line.',
      harder: 'A time limit of six seconds from channel to channel.',
      question: 'Which dribble today helped the team most, and why that one?',
      rain: 'Long drives on heavy ground tire the legs: halve the channels, and double the number of turns.',
      diagram: draw(
        'Four channels side by side: the dribbler meets a defender, leaves the channel and attacks the free one.',
        {
          us: [at(14, 12), at(14, 28), at(14, 44)],
          them: [at(50, 12), at(50, 44)],
          balls: [at(17, 12), at(17, 28), at(17, 44)],
          cones: [
            ...row(10, 4, 90, 4, 3),
            ...row(10, 20, 90, 20, 3),
            ...row(10, 36, 90, 36, 3),
            ...row(10, 52, 90, 52, 3),
          ],
          moves: [
            dribble(17, 12, 44, 14),
            dribble(44, 14, 88, 26),
            dribble(17, 28, 60, 28),
            shot(60, 28, 92, 28),
          ],
        },
      ),
    },
  },
}
