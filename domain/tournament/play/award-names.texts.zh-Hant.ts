export const champion = '冠軍'
export const finalist = '亞軍'
export const fairPlay = '公平競賽燈籠'
export const spirit = '最佳精神面貌獎'
export const bestCheer = '最佳打氣獎'
export const participation = '人人有獎牌'
export const awardOf = (award: string, division: string) => `${award}（${division}）`
