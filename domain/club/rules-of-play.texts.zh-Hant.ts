export const lineup = (side: string) => `${side}對${side}，各有一人守門`
export const lineupWithoutKeeper = (side: string) => `${side}對${side}，不設守門員`
