export const lineup = (side: string) => `${side}对${side}，各有一人守门`
export const lineupWithoutKeeper = (side: string) => `${side}对${side}，不设守门员`
