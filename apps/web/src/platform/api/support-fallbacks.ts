export function bringSupportTexts(): void {}
