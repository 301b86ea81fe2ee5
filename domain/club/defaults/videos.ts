import type { Video } from '../schemas/videos.ts'

/** Five short clips of our own, drawn and animated: no child is in them. */
export const defaultVideos: Video[] = [
  {
    id: 'give-and-go',
    title: 'Give and go',
    ageGroup: 'U10–U11',
    seconds: 10,
    description:
      'A midfielder passes, runs past the defender and gets the ball back. Two players, one idea: pass, then move.',
  },
  {
    id: 'brave-dribble',
    title: 'A brave dribble',
    ageGroup: 'U8–U9',
    seconds: 10,
    description:
      'One player takes on a defender, turns away, tries again on the other side and gets through.',
  },
  {
    id: 'wide-and-deep',
    title: 'Wide and deep',
    ageGroup: 'U12–U13',
    seconds: 10,
    description: 'A team spreads out across the field, and all at once there is room to pass in the middle.',
  },
  {
    id: 'keeper-starts-it',
    title: 'The keeper starts it',
    ageGroup: 'U14–U15',
    seconds: 10,
    description:
      'A save, a look up, a throw to the side: the goalkeeper turns defending into an attack in three passes.',
  },
  {
    id: 'everyone-on-the-ball',
    title: 'Everyone on the ball',
    ageGroup: 'U6',
    seconds: 10,
    description:
      'The youngest chase one ball in a happy bunch, until someone finds the gap and dribbles to the goal.',
  },
]
