import { CHOICES } from "@hilo/catalog/choices";
import { AppError } from "@hilo/rules/errors/app-error";
import { type GameKey, gameOfKey } from "@hilo/rules/play/games";

/** Accepts only the texts of this game's filters, because boards show them to everyone; null without a filter.
 * @throws AppError 400 for any other text. */
export function featureOf(key: GameKey, selected: string | undefined): string | null {
	const text = selected?.trim();
	if (!text) return null;
	const isChoice = CHOICES[gameOfKey(key)].some((choice) => choice.key === key && choice.feature === text);
	if (!isChoice) throw new AppError("progression/feature-invalid");
	return text;
}
