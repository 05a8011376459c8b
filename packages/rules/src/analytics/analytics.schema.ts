import { z } from "zod";
import { saying } from "../error-tables/says.schema.ts";
import { TRACKED_NAMES } from "../play/games.ts";
import { PLAY_ERRORS } from "../play/play.errors.ts";

const says = saying(PLAY_ERRORS);

/** Says that a game was opened: by its id or by one of its keys. */
export const trackPlayInput = z
	.object({ game: z.enum(TRACKED_NAMES, says("play/no-such-game")) })
	.meta({ id: "TrackPlayInput" });

export type TrackPlayInput = z.output<typeof trackPlayInput>;
