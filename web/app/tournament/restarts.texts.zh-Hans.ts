export const passIn = '踢进或带进'
export const passInText = 'U11及以下：把球放在线上就可以开始。对手退开几步。'
export const throwIn = '手掷界外球'
export const throwInText = 'U12及以上：双脚着地，双手从头后掷出。'
export const goalKick = '球门球'
export const goalKickText = '对手在后退线后等候，直到有人接到球、球越过后退线或出界。'
export const kickOff = '开球'
export const kickOffText = '可向任何方向。对手在中圈外。'
export const named = (name: string) => `${name}。`
