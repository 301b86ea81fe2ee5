export const groupLabel = (group: number, birthYear: number) => `U${group}（${birthYear}年出生）`
