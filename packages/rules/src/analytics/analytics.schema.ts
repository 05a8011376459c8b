import { z } from "zod";
import { gameName } from "../play/game.schema.ts";
import { TRACKED_NAMES } from "../play/games.ts";

/** Says that a game was opened: by its id or by one of its keys. */
export const trackPlayInput = z.object({ game: gameName(TRACKED_NAMES) }).meta({ id: "TrackPlayInput" });

export type TrackPlayInput = z.output<typeof trackPlayInput>;
