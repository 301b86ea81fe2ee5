export const lineup = (side: string) => `${side} against ${side}, one of them in goal`
export const lineupWithoutKeeper = (side: string) => `${side} against ${side}, nobody in goal`
