export function bringDuelsTexts(): void {}
