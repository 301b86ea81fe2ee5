export const passIn = '踢入或帶入'
export const passInText = 'U11及以下：把球放在線上就可以開始。對手退開幾步。'
export const throwIn = '手擲界外球'
export const throwInText = 'U12及以上：雙腳着地，雙手從頭後擲出。'
export const goalKick = '龍門球'
export const goalKickText = '對手在後退線後等候，直到有人接到球、球越過後退線或出界。'
export const kickOff = '開球'
export const kickOffText = '可向任何方向。對手在中圈外。'
export const named = (name: string) => `${name}。`
