export function bringDailyTexts(): void {}
