export const champion = '冠军'
export const finalist = '亚军'
export const fairPlay = '公平竞赛灯笼'
export const spirit = '最佳精神风貌奖'
export const bestCheer = '最佳助威奖'
export const participation = '人人有奖牌'
export const awardOf = (award: string, division: string) => `${award}（${division}）`
