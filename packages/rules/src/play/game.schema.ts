import { z } from "zod";
import { PLAY_ERRORS } from "./play.errors.ts";

/** Returns the schema of a game's name: 404 for a text that is none of `names`, 400 for an empty one or another type. */
export function gameName<const Name extends string>(names: readonly Name[]) {
	return z.enum(names, {
		error: ({ input }) =>
			PLAY_ERRORS[typeof input === "string" && input !== "" ? "play/no-such-game" : "play/game-missing"]
				.message,
	});
}
