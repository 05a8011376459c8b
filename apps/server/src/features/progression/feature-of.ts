import { CHOICES } from "@hilo/catalog/choices";
import { AppError } from "@hilo/rules/errors/app-error";
import { type GameKey, gameOfKey } from "@hilo/rules/play/games";

/**
 * Returns the feature that a claimed score is kept with: what the game's filters say of a choice whose scores go to that key. Everyone reads it
 * on the boards, so nothing else may stand there. Null where nothing was selected.
 *
 * @throws AppError 400 for any other text.
 */
export function featureOf(key: GameKey, selected: string | undefined): string | null {
	const text = selected?.trim();
	if (!text) return null;
	const isChoice = CHOICES[gameOfKey(key)].some((choice) => choice.key === key && choice.feature === text);
	if (!isChoice) throw new AppError("progression/feature-invalid");
	return text;
}
