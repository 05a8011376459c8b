import { z } from "zod";
import { PLAY_ERRORS } from "./play.errors.ts";

/** Returns the schema of a game's name: 404 for an unknown name, 400 for an empty text or another type. */
export function gameName<const Name extends string>(names: readonly Name[]) {
	return z.enum(names, {
		error: ({ input }) =>
			PLAY_ERRORS[typeof input === "string" && input !== "" ? "play/no-such-game" : "play/game-missing"]
				.message,
	});
}
