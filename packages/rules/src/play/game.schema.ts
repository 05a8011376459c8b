import { z } from "zod";
import { PLAY_ERRORS } from "./play.errors.ts";

/** Returns the schema of a game's name. A text that is none of `names` is not found (404); anything but a text is bad input (400). */
export function gameName<const Name extends string>(names: readonly Name[]) {
	return z.enum(names, {
		error: ({ input }) =>
			PLAY_ERRORS[typeof input === "string" ? "play/no-such-game" : "play/game-missing"].message,
	});
}
