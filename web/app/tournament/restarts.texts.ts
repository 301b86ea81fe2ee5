export const passIn = 'Pass or dribble in'
export const passInText = 'Up to U11: the ball on the line, and off you go. Opponents a few steps away.'
export const throwIn = 'Throw-in'
export const throwInText = 'From U12: both feet on the ground, both hands, from behind the head.'
export const goalKick = 'Goal kick'
export const goalKickText =
  'Opponents wait behind the retreat line until the ball is received, crosses it or goes out.'
export const kickOff = 'Kick-off'
export const kickOffText = 'In any direction. Opponents outside the circle.'
export const named = (name: string) => `${name}.`
